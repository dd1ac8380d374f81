import '../validator/src/main.ts';
