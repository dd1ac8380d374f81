import '../bench/agents/run.ts';
