import { addTenant } from './add-tenant';
import type { TenantCommand } from './context';
import { cloneTenant } from './export/clone-tenant';
import { exportTenant } from './export/export-tenant';
import { importTenant } from './export/import-tenant';
import { listTenants } from './list-tenants';
import { removeTenant } from './remove-tenant';
import { setTenant } from './set-tenant';
import { signInCode } from './sign-in-code';
import { resumeTenant, suspendTenant } from './suspend-tenant';

/** The vendor's commands for companies, in the order of the help. */
export const tenantCommands: TenantCommand[] = [
  addTenant,
  listTenants,
  suspendTenant,
  resumeTenant,
  setTenant,
  signInCode,
  exportTenant,
  importTenant,
  cloneTenant,
  removeTenant,
];
