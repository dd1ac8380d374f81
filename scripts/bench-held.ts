import '../bench/held/run.ts';
