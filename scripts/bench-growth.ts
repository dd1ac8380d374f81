import '../bench/growth/run.ts';
