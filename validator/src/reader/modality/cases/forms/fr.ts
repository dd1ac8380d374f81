import { list } from '../../../languages/list.ts';
import type { Paradigm } from './paradigm.ts';

export const french: Paradigm = {
  about: '5 USDC sur le compte de bob.eth',
  ordered: [
    list`
      envoie
      envoyez
      envoyons
      envoyer
      envoie-lui
      envoyez-lui
      je voudrais *envoyer
      je veux *envoyer
      je veux que tu *envoies
      peux-tu *envoyer
      tu peux *envoyer
      pourriez-vous *envoyer
      merci d'*envoyer
      il faut *envoyer
      veuillez *envoyer
      s'il te plaît *envoie
      *envoi de
      pour le loyer *envoie
      salut Marie, *envoie
      maintenant *envoie
      depuis mon compte *envoie
      et *envoie
      bonjour, *envoie
    `,
    list`
      transfère
      transférez
      transférer
      transfère-lui
      je souhaite *transférer
      j'aimerais *transférer
      *transfert de
      fais un *transfert de
      merci de *transférer
      pouvez-vous *transférer
      j'aimerais que vous *transfériez
    `,
    list`
      échange
      échangez
      échanger
      je veux *échanger
      peux-tu *échanger
      *échange de
      échange-moi
      merci d'*échanger
      stp *échange
    `,
    list`
      achète
      achetez
      acheter
      achète-moi
      je veux *acheter
      je veux que tu *achètes
      *achat de
      peux-tu *acheter
      avec mes économies *achète
    `,
    list`
      vends
      vendez
      vendre
      vends-moi
      je veux *vendre
      *vente de
      peux-tu *vendre
      il faut *vendre
    `,
    list`
      dépose
      déposez
      déposer
      je veux *déposer
      *dépôt de
      peux-tu *déposer
      dans Aave *dépose
    `,
    list`
      retire
      retirez
      retirer
      je veux *retirer
      *retrait de
      peux-tu *retirer
      du coffre *retire
    `,
    'approuve|approuvez|approuver|je veux *approuver|peux-tu *approuver',
  ],
  told: [
    list`
      j'*envoie
      tu *envoies
      il *envoie
      on *envoie
      nous *envoyons
      vous *envoyez
      ils *envoient
      envoient
      envoyais
      envoyait
      envoyions
      envoyaient
      envoya
      envoyèrent
      enverrai
      enverra
      enverrons
      enverront
      enverrais
      enverrait
      envoyé
      j'ai *envoyé
      a *envoyé
      Marie *envoie
      mon frère *envoie
      le client *envoie
      lui *envoie
      elle m'*envoie
      va *envoyer
      voulait *envoyer
      l'entreprise de mon cousin *envoie
      Marie m'*envoie
    `,
    list`
      je *transfère
      tu *transfères
      nous *transférons
      vous *transférez
      transfèrent
      transférait
      transféra
      transférera
      transférerai
      transférerons
      transféreront
      transférerait
      transféré
      j'ai *transféré
      Paul *transfère
      mon chef *transfère
      Paul nous *transfère
    `,
    list`
      j'*échange
      tu *échanges
      nous *échangeons
      échangent
      échangeait
      échangea
      échangera
      échangerai
      échangerait
      échangé
      Paul *échange
      ma sœur *échange
    `,
    list`
      j'*achète
      tu *achètes
      nous *achetons
      achètent
      achetait
      acheta
      achètera
      achèterai
      achèterait
      acheté
      Paul *achète
      mon père *achète
    `,
    list`
      je *vends
      tu *vends
      nous *vendons
      vend
      vendent
      vendait
      vendit
      vendra
      vendrai
      vendrait
      vendu
      Paul *vend
      mon père *vend
    `,
    list`
      je *dépose
      nous *déposons
      déposent
      déposait
      déposa
      déposera
      déposerai
      déposerait
      déposé
      Paul *dépose
      ma banque *dépose
    `,
    list`
      je *retire
      nous *retirons
      retirent
      retirait
      retirera
      retirerai
      retirerait
      retiré
      Paul *retire
      mon associé *retire
    `,
    list`
      j'*approuve
      nous *approuvons
      approuvent
      approuvait
      approuva
      approuvera
      approuverai
      approuvé
      Paul *approuve
      mon associé *approuve
    `,
  ],
};
