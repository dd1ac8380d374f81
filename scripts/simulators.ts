import '../simulators/src/main.ts';
