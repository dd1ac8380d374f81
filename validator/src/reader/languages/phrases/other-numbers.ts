import { list } from '../list.ts';

/** After these, a line of words may precede the number: `memo: rent for flat 12`. */
export const leadsToRemark = new RegExp(
  list`
    \b(?:
      memo
      note
      reference
      ref
      comment
      description
      subject
      purpose
      label
      book (?:it|both|this) to
    )\b["']?\s{0,2}[:=#]?\s{0,2}["']?[^"'\n]{0,60}$
  `,
  'i',
);

/** Numbered things: `tranche 3`, `order no. 7`. */
export const numberedThing = new RegExp(
  list`
    \b(?:
      tranche
      season
      milestone
      sprint
      phase
      nonce
      centre
      center
      finding
      clause
      section
      mandate
      resolution
      item
      line
      row
      order
      no
      nr
      code
      round
      week
      day
      part
      chapter
    )\b\.?["']?\s{0,2}[:=#]?\s{0,2}["']?(?:[\p{L}/-]{0,8}\s?)$
  `,
  'iu',
);

/** A number of several parts: `Nr. RE-2026/1187`, `№ 17/11`. */
export const leadsToCode = /(?:№|#|\b(?:nr|no|num|núm)\b\.?|\bn[º°]\.?)\s{0,2}(?:[\p{L}\d]{1,8}[-/.]){0,4}$/iu;

/** Words that state a balance: `I have 1,200 USDC on Optimism`. */
export const tellsHolding = new RegExp(
  list`
    \b(?:
      have
      has
      there (?:is|are)
      hold(?:ing)?
      balance
      i(?:'| ha)?ve got
      sits?
      sitting
      idle
      tengo
      hay
      habe
      j['’]ai
      tenho
      punya
      hain
      var
    )\b
    есть
    有
    ある
    있
    है
  `,
  'iu',
);

/** A fee, directly before a number. */
export const feeBefore = new RegExp(
  list`
    (?:
      fees?
      costs?
      gebühr\p{L}*
      kosten
      comisi[oó]n\p{L}*
      frais
      tax[ae]s?
      ücret\p{L}*
      수수료
      手数料
      手续费
      费用
      комисси\p{L}*
      رسوم
      शुल्क
      फीस
      biaya
    )[^.\n]{0,24}$
  `,
  'iu',
);

/** A remainder: `leave the rest of the DAI`. */
export const theRest = new RegExp(
  list`
    \b(?:rest|remain\p{L}*|resto|reste|restante|übrige\p{L}*|kalan\p{L}*|sisa\p{L}*)(?!\p{L})
    остальн
    остаток
    الباقي
    باقی
    बाकी
    残り
    나머지
    剩
    余
  `,
  'iu',
);

/** A fee, directly after a number. */
export const feeBehind =
  /^\W{0,3}(?:fees?|gebühr|comisi|frais|tax|ücret|수수료|手数料|手续费|комисси|رسوم|शुल्क|biaya)/iu;

/** Small numbers that only point: `the Base one`. */
export const oneOrTwo = /^(?:one|一|两)$/i;

/** `0.42 ETH for gas he fronted` names the purpose; in `bot-7: gas is low` the number belongs to the speaker. */
export const gasForPurpose = /^\s*(?:for|für|para|pour|buat|untuk|на|за)\s|^\s*[:\]]/iu;

/** Nouns with which papers, people and days are numbered. */
export const numberedPaper = new RegExp(
  list`
    ^(?:
      invoices?
      inv
      bill
      bills
      receipt
      receipts
      tickets?
      refs?
      reference
      references
      orders?
      batch
      customers?
      clients?
      cases?
      po
      job
      jobs
      payouts?
      milestones?
      issues?
      jira
      members?
      employees?
      users?
      year
      fy
      week
      quarter
      sprint
      epoch
      room
      apt
      apartment
      flat
      unit
      table
      floor
      line
      page
      chapter
      section
      article
      version
      rev
      revision
      attempt
      round
      option
      appendix
      contractor
      vendor
      supplier
      merchant
      account
      acct
      memo
      note
      dated
      policy
      project
      request
      req
      txn
      rfc
      eip
      erc
      bip
      eips
      ercs
      cycle
      period
      installment
      instalment
      season
      shipment
      parcel
      flight
      booking
      reservation
      agreement
      quote
      record
      form
      row
      entry
      build
      http
      rechnung
      rechnungsnummer
      auftrag
      beleg
      rg
      facture
      factures
      commande
      factura
      facturas
      recibo
      pedido
      fatura
      faturas
      nota
      boleto
      fis
      siparis
      faktur
      invois
      kuitansi
      tagihan
      счет
      счёт
      счету
      накладная
      заказ
      فاتورة
      बिल
      इनवॉइस
      চালান
      ইনভয়েস
      인보이스
      송장
      发票
      發票
      請求書
    )$
  `,
  '',
);

/** Words between the noun and its number. */
export const numberWord = new RegExp(
  list`
    ^(?:
      no
      nr
      num
      number
      id
      code
      ref
      reference
      n
      numero
      nummer
      nomor
      numara
      numarasi
      номер
      رقم
      नंबर
      নম্বর
      번호
      编号
      番号
    )$
  `,
  '',
);
