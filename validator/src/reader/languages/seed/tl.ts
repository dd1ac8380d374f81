import type { Seed } from './seed.ts';

export const tagalog: Seed = {
  code: 'tl',
  verbs: {
    send: `padala ipadala magpadala padalhan pakipadala pakisend paki-send ipasa isend i-send pasend pa-send i-transfer paki-transfer
      ilipat`,
    pay: 'bayaran bayad magbayad pakibayaran paki-bayaran ibayad',
    swap: 'ipalit palitan pakipalit i-swap paki-swap magpalit pa-swap i-convert',
    buy: 'bumili bilhin ibili pakibili',
    sell: 'ibenta benta magbenta pakibenta',
    deposit: 'ideposito i-deposit paki-deposit magdeposito ilagay pakilagay',
    withdraw: 'i-withdraw paki-withdraw mag-withdraw ilabas',
    borrow: 'humiram hiramin i-borrow',
    repay: 'i-repay paki-repay bayaran_ang_utang',
    stake: 'i-stake paki-stake mag-stake',
    unstake: 'i-unstake paki-unstake mag-unstake',
    wrap: 'i-wrap paki-wrap balutin',
    unwrap: 'i-unwrap paki-unwrap',
    bridge: 'i-bridge paki-bridge mag-bridge',
    approve: 'i-approve paki-approve aprubahan payagan',
    revoke: 'i-revoke paki-revoke bawiin bawiin_ang_approval bawiin_mo_ang_approval',
    remove: 'alisin tanggalin pakitanggal pakialis',
    claim: 'i-claim paki-claim kunin kubrahin',
  },
  roles: {
    to: 'kay sa kina',
    on: 'sa gamit via',
    from: 'mula mula_sa galing_sa galing sa ng',
    for: 'sa para_sa para_kay ng papuntang tungo_sa kapalit_ng',
    with: 'gamit gamit_ang',
  },
  min: 'kahit hindi_bababa_sa minimum at_least',
  max: 'hindi_hihigit_sa maximum',
  all: 'lahat lahat_ng lahat_ng_aking buong',
  half: 'kalahati kalahati_ng',
  numbers: {
    '0.5': 'kalahating',
    one: 'isa isang',
    two: 'dalawa dalawang',
    three: 'tatlo tatlong',
    four: 'apat',
    five: 'lima limang',
    six: 'anim',
    seven: 'pito pitong',
    eight: 'walo walong',
    nine: 'siyam',
    ten: 'sampu sampung',
    twenty: 'dalawampu dalawampung',
    thirty: 'tatlumpu tatlumpung',
    forty: 'apatnapu apatnapung',
    fifty: 'limampu limampung',
    'one hundred': 'isang_daan sandaan isang_daang',
    'one thousand': 'isang_libo isang_libong',
  },
  names: { BTC: 'bitcoin' },
  self: 'wallet_ko aking_wallet sarili_kong_wallet account_ko',
  approval: 'pahintulot',
  and: 'at tapos saka at_saka pagkatapos_nito',
  asks: 'pwede_bang pwede_mo_bang puwede_bang puwede_mo_bang maaari_mo_bang gusto_kong pwede_mo_ba',
  fillers: `mo ang yung 'yung ng nga po lang man_lang naman paki please salamat maraming_salamat hi hello uy ngayon dito yan ito aking address
    network wallet pera pre kuya ate na_nga`,
  reasons:
    'mama mommy nanay tatay papa daddy kapatid kaibigan lola lolo upa tanghalian hapunan regalo kaarawan tiket sahod kape bigas kuryente',
  stops: `hindi huwag 'wag wag wag_na ayaw ayoko wala walang teka teka_lang sandali saglit hintay maghintay hintayin tigil itigil kanselahin
    kansel kalimutan kalimutan_mo nagbago_ang_isip nagbago pala joke biro bukas mamaya sa_susunod susunod sa_lunes kapag kung pag kung_sakali
    hanggang bago pagkatapos matapos maliban tuwing bawat araw-araw buwan-buwan napadala nagpadala ipinadala pinadala naipadala nabayaran
    nagbayad binayaran kahapon kanina na_send nag_send na_withdraw na_swap nag_swap na_stake na_bridge na_claim na_approve naibigay sabi sabi_ni
    sinabi sinasabi utos inutos hiling tanong nagtanong sulat siguro baka dapat ba bakit magkano ilan o simulasyon paalala ipaalala kumpirmahin
    kumpirmasyon imbes mali muna`,
};
