import '../bench/verdict/run.ts';
