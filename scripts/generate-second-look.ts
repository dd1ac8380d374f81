import '../bench/second-look/command.ts';
