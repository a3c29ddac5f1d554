import { runDeployCommand, runTenantCommand } from './command-line';
import { tenantCommands } from './tenant';

/**
 * @param given the command's name and its arguments
 * @returns the exit code
 */
export async function runCommand([command, ...given]: string[]): Promise<number> {
  if (command === 'tenant') return runTenantCommand(tenantCommands, given);
  if (command === 'deploy') return runDeployCommand(given);
  throw new Error(`package.json runs a command '${command}' that there is not.`);
}
