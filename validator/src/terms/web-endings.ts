/**
 * Endings of hosts that are written without `https://`. Left out, though registered: endings that are also those of
 * files (`zip`, `mov`, `md`, `py`, `sh`, `ps`, `so`) or of names of payees (`box`, `luxe`, `kred`, `cash`).
 */
const generic =
  'com org net info biz edu gov mil int app dev xyz online site store shop tech cloud digital network systems services ' +
  'solutions software tools page pages blog news media live world global group agency company finance exchange market ' +
  'money fund games game studio design art club pro academy energy health science space website link run host codes ' +
  // Reserved for documents.
  'example';

const countries =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ' +
  'ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi ' +
  'gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ' +
  'ky kz la lb lc li lk lr ls lt lu lv ly ma mc me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni ' +
  'nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr pt pw qa re ro rs ru rw sa sb sc sd se sg si sk sl sm sn sr ss st su ' +
  'sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw';

const endings: ReadonlySet<string> = new Set(`${generic} ${countries}`.split(' '));

/**
 * Whether a host without `https://` can only be a host: `api.example.com`, `127.0.0.1`; not `bob.eth`, `report.pdf`.
 */
export function isPlainHost(hostname: string): boolean {
  const last = hostname.slice(hostname.lastIndexOf('.') + 1);
  return hostname === 'localhost' || /^\d+$/.test(last) || (last !== hostname && endings.has(last));
}
