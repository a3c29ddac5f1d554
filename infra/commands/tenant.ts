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

/** What the vendor does with companies, in the order in which `npm run tenant` lists it. */
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
