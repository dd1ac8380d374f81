import '../bench/listing/run.ts';
