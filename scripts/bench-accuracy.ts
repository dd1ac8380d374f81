import '../bench/accuracy/run.ts';
