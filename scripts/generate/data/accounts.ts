import { readdirSync } from 'node:fs';
import type { ContractTable } from './contract-table.ts';
import { load, sourcePath } from './sources.ts';

export function addSafe(table: ContractTable): void {
  const roles: Readonly<Record<string, string>> = {
    gnosis_safe: 'singleton',
    gnosis_safe_l2: 'singleton',
    safe: 'singleton',
    safe_l2: 'singleton',
    proxy_factory: 'proxy_factory',
    safe_proxy_factory: 'proxy_factory',
    multi_send: 'multi_send',
    multi_send_call_only: 'multi_send_call_only',
    sign_message_lib: 'sign_message_lib',
    create_call: 'create_call',
    default_callback_handler: 'fallback_handler',
    compatibility_fallback_handler: 'fallback_handler',
    extensible_fallback_handler: 'fallback_handler',
    token_callback_handler: 'fallback_handler',
    safe_migration: 'migration',
    safe_to_l2_migration: 'migration',
    safe_to_l2_setup: 'setup',
    'safe-module-setup': 'setup',
    'add-modules-lib': 'setup',
    'allowance-module': 'allowance_module',
    'safe-4337-module': 'erc4337_module',
    'social-recovery-module': 'recovery_module',
    'safe-webauthn-signer-factory': 'webauthn_signer_factory',
    'safe-webauthn-shared-signer': 'webauthn_shared_signer',
  };
  interface Deployment {
    readonly deployments?: Readonly<Record<string, { readonly address: string }>>;
    readonly networkAddresses: Readonly<Record<string, string | readonly string[]>>;
  }
  for (const name of ['@safe-global/safe-deployments', '@safe-global/safe-modules-deployments']) {
    const files = readdirSync(sourcePath(name, 'src/assets'), { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files.filter((path) => path.endsWith('.json'))) {
      const role = roles[file.replace(/^.*[\\/]/, '').replace('.json', '')];
      if (!role) continue;
      const { deployments, networkAddresses } = load<Deployment>(name, `src/assets/${file}`);
      for (const [chainId, kinds] of Object.entries(networkAddresses)) {
        for (const kind of [kinds].flat()) table.add('safe', role, chainId, deployments?.[kind]?.address ?? kind);
      }
    }
  }
}

export function addEns(table: ContractTable): void {
  const roles = {
    ensRegistry: 'registry',
    ensEthRegistrarController: 'controller',
    wrappedEthRegistrarController: 'controller_v2',
    legacyEthRegistrarController: 'controller_v1',
    ensBulkRenewal: 'bulk_renewal',
    wrappedBulkRenewal: 'bulk_renewal',
    ensBaseRegistrarImplementation: 'base_registrar',
    ensNameWrapper: 'name_wrapper',
    ensPublicResolver: 'public_resolver',
    wrappedPublicResolver: 'public_resolver',
    legacyPublicResolver: 'public_resolver',
    ensReverseRegistrar: 'reverse_registrar',
    ensDefaultReverseRegistrar: 'default_reverse_registrar',
  };
  const { addresses } = load<{ addresses: Record<string, Record<string, { address: string }>> }>(
    '@ensdomains/ensjs',
    'dist/contracts/consts.js',
  );
  for (const [chainId, book] of Object.entries(addresses)) {
    for (const [name, role] of Object.entries(roles)) table.add('ens', role, chainId, book[name]?.address);
  }
}
