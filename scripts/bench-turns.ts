import '../bench/turns/run.ts';
