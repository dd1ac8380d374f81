import '../orion/src/set-up-command.ts';
