import '../bench/mcp/run.ts';
