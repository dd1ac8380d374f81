import '../bench/blind/command.ts';
