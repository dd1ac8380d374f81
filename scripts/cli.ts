// npm and the script above us change the folder; the files that a user names are in the folder they are in.
process.chdir(process.env.INIT_CWD ?? '.');
await import('../cli/src/main.ts');
