import { termsOf } from '@/shared/documents/context/search-terms.ts';
import { nameWords } from './match-names.ts';

/** What columns are usually called in English, German, Spanish and French: the words of a line are the same thing. */
const USUAL = `customer client buyer kunde kundin cliente comprador acheteur
supplier vendor lieferant proveedor fournisseur
employee worker staff mitarbeiter mitarbeiterin empleado trabajador employe salarie
brand make marke marca marque
product item article artikel produkt ware producto articulo produit
category kategorie warengruppe categoria categorie rubrik
country land pais pays
city town stadt ort ciudad ville
region gebiet zona
branch filiale niederlassung sucursal agence succursale
department abteilung departamento departement
project projekt proyecto projet
site baustelle obra chantier
task activity tatigkeit aufgabe actividad tarea activite tache
remark remarks note notes comment comments bemerkung notiz anmerkung observacion observaciones nota comentario remarque commentaire
invoice bill rechnung factura facture
order bestellung auftrag pedido commande
delivery lieferung entrega livraison
warehouse lager almacen entrepot
stock inventory bestand existencias stocks
discount rebate rabatt nachlass descuento remise rabais
margin marge margen
account konto cuenta compte
balance saldo kontostand solde
salesperson seller rep verkaufer verkauferin vendedor vendeur
teacher lehrer lehrerin profesor profesora maestro professeur enseignant
student pupil schuler schulerin alumno alumna estudiante eleve etudiant
course kurs curso cours
grade mark note calificacion nota
age alter edad
weight gewicht peso poids
size grosse talla taille
colour color farbe couleur
date datum fecha
hours stunden horas heures
overtime uberstunden
status state zustand estado etat statut
owner eigentumer besitzer propietario proprietaire
tenant mieter inquilino locataire
rent miete alquiler loyer
loan loans ausleihe ausleihen prestamo pret
member mitglied miembro socio membre
holiday holidays vacation urlaub ferien vacaciones vacances`;

const lines = new Map<string, Set<number>>();
for (const [at, line] of USUAL.split('\n').entries())
  for (const word of line.split(' ').flatMap((one) => [one, ...termsOf(one)])) {
    const own = lines.get(word) ?? new Set();
    lines.set(word, own.add(at));
  }

/** Whether two words are usual names of the same column, in one language or two. */
export function areSameName(one: string, other: string): boolean {
  const own = lines.get(one);
  return own !== undefined && [...(lines.get(other) ?? [])].some((line) => own.has(line));
}

/** Whether a word is a usual name of a column, and no other usual one begins as it does: "Best." is a Bestand or a Bestellung. */
export function isOnlyName(word: string): boolean {
  const own = lines.get(word);
  const begin = word.slice(0, 3);
  return (
    own !== undefined &&
    [...lines].every(([other, at]) => !other.startsWith(begin) || [...at].some((line) => own.has(line)))
  );
}

/** Whether a word is another usual name of a column: "brand" of `Marca`. */
export const isUsualName = (word: string, column: string): boolean =>
  nameWords(column).some((own) => [word, termsOf(word).join(' ')].some((one) => areSameName(one, own)));
