import { nameOfProtocol } from '../../align/protocol.ts';
import { showAddress } from '../../show.ts';
import { cannotTell, fail, type Node, pass } from '../node.ts';

export const typedDataDomain: Node = {
  id: 'technical_invariants.typed_data_domain',
  name: 'Typed data domain',
  severity: 'critical',
  needs: ['message'],
  stops: 'A signature that counts on another chain or before another contract than the protocol it is said to be for.',
  letsThrough: 'Orders in the form of the CoW API, whose domain follows from the chain.',
  skips: 'Where nothing is signed, its type is not known, or the request names no chain.',
  check(facts) {
    const { message } = facts.decoded;
    if (!message) return cannotTell('There is nothing to sign.');
    const { domain, primaryType, protocol, faults } = message;
    const wrong = faults.filter(({ code }) => code === 'domain').map((fault) => fault.message);
    const details = { domain, primary_type: primaryType };
    if (wrong.length > 0) {
      const chain = facts.request.chainId === null ? 'the chain meant' : `chain ${facts.request.chainId}`;
      const fix = `Make the domain that of ${protocol ? nameOfProtocol(protocol) : 'the contract meant'} on ${chain}, and sign that.`;
      return fail(`The domain of the ${primaryType} is not right: ${wrong.join('; ')}.`, fix, {
        ...details,
        faults: wrong,
      });
    }
    if (protocol === null) {
      return cannotTell(`A domain for the type ${primaryType || '(none)'} is not known.`, details);
    }
    const verifier = domain.verifyingContract ? showAddress(facts, domain.verifyingContract) : protocol;
    if (facts.request.chainId === null && domain.chainId !== null) {
      return cannotTell(`The domain is of chain ${domain.chainId}; the request names none.`, details);
    }
    return pass(
      `The signature counts only before ${verifier} on chain ${domain.chainId ?? facts.request.chainId}.`,
      details,
    );
  },
};
