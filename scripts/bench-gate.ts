import '../bench/gate/run.ts';
