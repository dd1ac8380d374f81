import '../service/src/main.ts';
