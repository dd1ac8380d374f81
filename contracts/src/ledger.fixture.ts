/** A plain model of the service registry and the inbox, to compare the contracts with. */
export interface Step {
  readonly call:
    | 'register'
    | 'update'
    | 'deactivate'
    | 'reactivate'
    | 'offer'
    | 'accept'
    | 'name'
    | 'create'
    | 'verdict';
  readonly caller: number;
  /** The id of a service. */
  readonly service: number;
  /** Another account: candidate, writer, sender. */
  readonly other: number;
  /** A request, and in other calls any text. */
  readonly request: number;
  readonly decision: number;
}

interface Service {
  owner: number;
  text: string;
  active: boolean;
  candidate: number | null;
  readonly writers: Map<number, number>;
}

interface Request {
  readonly service: number;
  readonly cid: string;
  decision: number;
  response: string;
}

export interface Ledger {
  readonly services: Service[];
  /** By sender and request. */
  readonly requests: Map<string, Request>;
}

export const requestKey = (sender: number, request: number) => `${sender}/${request}`;
export const textOf = ({ caller, request }: Pick<Step, 'caller' | 'request'>) => `text ${caller}.${request}`;

/** Performs a step if it is allowed, and otherwise returns the name of the error. */
export function apply({ services, requests }: Ledger, step: Step): string | null {
  const { call, caller, other } = step;
  if (call === 'register') {
    services.push({ owner: caller, text: textOf(step), active: true, candidate: null, writers: new Map() });
    return null;
  }
  const service = services[step.service - 1];
  if (call === 'create') {
    const key = requestKey(caller, step.request);
    if (requests.has(key)) return 'RequestAlreadyCreated';
    if (!service?.active) return 'ServiceNotActive';
    requests.set(key, { service: step.service, cid: textOf(step), decision: 0, response: '' });
    return null;
  }
  if (call === 'verdict') return applyVerdict({ services, requests }, step);
  if (service === undefined) return 'ServiceNotFound';
  if (call === 'accept') {
    if (service.candidate !== caller) return 'NotOwnershipCandidate';
    service.owner = caller;
    service.candidate = null;
    return null;
  }
  if (service.owner !== caller) return 'NotServiceOwner';
  if (call === 'deactivate' && !service.active) return 'ServiceNotActive';
  if (call === 'reactivate' && service.active) return 'ServiceAlreadyActive';
  if (call === 'update') service.text = textOf(step);
  if (call === 'deactivate') service.active = false;
  if (call === 'reactivate') service.active = true;
  if (call === 'offer') service.candidate = other;
  if (call === 'name') service.writers.set(caller, other);
  return null;
}

function applyVerdict({ services, requests }: Ledger, step: Step): string | null {
  const { caller, other, decision } = step;
  if (decision < 1 || decision > 3) return 'InvalidDecision';
  const request = requests.get(requestKey(other, step.request));
  const service = request && services[request.service - 1];
  if (request === undefined || service === undefined) return 'RequestNotFound';
  if (caller !== service.owner && caller !== service.writers.get(service.owner)) return 'NotVerdictWriter';
  if (request.decision !== 0) return 'VerdictAlreadySet';
  request.decision = decision;
  request.response = textOf(step);
  return null;
}
