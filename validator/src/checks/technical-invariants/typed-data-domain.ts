import { nameOfProtocol } from '../../compare/protocol-names.ts';
import { showAddress } from '../../show/show.ts';
import { cannotTell, fail, type Node, pass } from '../node.ts';

export const typedDataDomain: Node = {
  id: 'technical_invariants.typed_data_domain',
  name: 'Typed data domain',
  severity: 'critical',
  needs: ['message'],
  stops: 'A signature that is valid on another chain or for another contract than the protocol it claims to be for.',
  rejectsOn: 'A domain that is known to be wrong for the type and the chain.',
  letsThrough: 'Orders in the format of the CoW API, whose domain follows from the chain.',
  skips: 'If nothing is signed, its type is unknown, or the request names no chain.',
  check(facts) {
    const { message } = facts.decoded;
    if (!message) return cannotTell('There is nothing to sign.');
    const { domain, primaryType, protocol, faults } = message;
    const wrong = faults.filter(({ code }) => code === 'domain').map((fault) => fault.message);
    const details = { domain, primary_type: primaryType };
    if (wrong.length > 0) {
      const chain = facts.request.chainId === null ? 'the intended chain' : `chain ${facts.request.chainId}`;
      const fix = `Use the domain of ${protocol ? nameOfProtocol(protocol) : 'the intended contract'} on ${chain}, and sign that.`;
      return fail(`The domain of the ${primaryType} is wrong: ${wrong.join('; ')}.`, fix, {
        ...details,
        faults: wrong,
      });
    }
    if (protocol === null) {
      return cannotTell(`The domain for the type ${primaryType || '(none)'} is unknown.`, details);
    }
    const verifier = domain.verifyingContract ? showAddress(facts, domain.verifyingContract) : protocol;
    if (facts.request.chainId === null && domain.chainId !== null) {
      return cannotTell(`The domain is for chain ${domain.chainId}, but the request names none.`, details);
    }
    return pass(
      `The signature is valid only for ${verifier} on chain ${domain.chainId ?? facts.request.chainId}.`,
      details,
    );
  },
};
