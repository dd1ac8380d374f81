import '../bench/csr/run.ts';
