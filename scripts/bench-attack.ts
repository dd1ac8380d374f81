import '../bench/attack/run.ts';
