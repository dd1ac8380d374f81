import '../orion/src/main.ts';
