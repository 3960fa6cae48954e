import { termsOf } from '@/shared/documents/context/search-terms.ts';
import { cutWords, isCutOff, nameWords } from './match-names.ts';

/** What columns are usually called in English, German, Spanish and French: the words of a line are the same thing. */
const USUAL = `customer client buyer shopper purchaser kunde kundin kaufer auftraggeber cliente comprador acheteur geschaftspartner
supplier vendor lieferant proveedor fournisseur
employee worker staff colleague mitarbeiter mitarbeiterin angestellter empleado trabajador employe salarie
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
member mitglied miembro socio membre adherent
holiday holidays vacation leave urlaub ferien vacaciones vacances
fee fees subscription dues contribution beitrag gebuhr gebuhren cuota cotisation frais
inhabitant inhabitants resident residents population people einwohner bevolkerung habitante habitantes poblacion habitant habitants
neighbourhood neighborhood district quarter viertel stadtteil ortsteil bezirk barrio distrito quartier arrondissement
area surface flache superficie area
patient patients paciente
therapist practitioner therapeut therapeutin terapeuta therapeute
doctor physician arzt arztin medico medecin
appointment visit session termin sitzung cita seance rendez
class klasse clase classe
subject fach asignatura materia matiere
maths mathematics math mathe mathematik matematicas mathematiques
absence absences fehlzeit fehltage fehlstunden ausencia ausencias faltas
vehicle car van truck fahrzeug auto wagen vehiculo coche vehicule voiture
driver fahrer fahrerin conductor conducteur chauffeur
fuel kraftstoff treibstoff combustible carburant
distance mileage entfernung strecke distancia kilometrage
room zimmer raum habitacion sala chambre salle
guest gast huesped hote
night nights nacht nachte ubernachtungen noche noches nuit nuits
event veranstaltung evento evenement
ticket tickets karte karten eintrittskarte entrada entradas billet billets
team mannschaft equipo equipe
player spieler jugador joueur
payment zahlung einzahlung pago paiement reglement
method zahlungsart zahlweise zahlungsweise metodo
due falligkeit fallig vencimiento echeance
birthday birthdate born geburtsdatum geburtstag geboren nacimiento naissance
joined entry eintritt beitritt eingetreten ingreso alta adhesion
left exit austritt baja
cancelled cancellation cancellations storniert stornierung kundigung kundigungen bajas annulation annulations annule resiliation
new newcomer neu neuzugang altas nouveau nouveaux
reason cause grund ursache motivo razon raison motif
budget plan planned geplant presupuesto previsto planificado prevu
actual spent ist gastado real ejecutado reel depense
difference variance abweichung desviacion ecart
travel trip reise reisen viaje viajes voyage voyages deplacement deplacements
meeting meetings besprechung sitzung reunion reuniones reunions
personnel staff personal
food groceries lebensmittel essen comida alimentos alimentacion nourriture alimentation epicerie courses
rent housing miete wohnen vivienda logement
energy electricity power strom energie electricidad energia luz electricite
water wasser agua eau
gas erdgas
insurance versicherung seguro assurance
tax taxes steuer steuern impuesto impuestos impot impots taxe
wood timber lumber holz madera bois
cash bar bargeld efectivo especes
card credit karte tarjeta carte
sick illness ill krank krankheit enfermo enfermedad baja malade maladie
returned return returns retoure retouren devolucion devoluciones devuelto retour retours
export exports ausfuhr exportacion exportaciones exportation exportations
import imports einfuhr importacion importaciones importation importations
value wert valor valeur
total gesamt gesamtsumme totale
start begin beginning beginn anfang inicio debut
end ende fin
duration length dauer duracion duree
minutes minuten minutos
score rating bewertung puntuacion valoracion evaluation
recommend recommendation empfehlung empfehlen recomendar recomendacion recommander recommandation
service dienst dienstleistung leistung servicio prestation
answer reply response antwort respuesta reponse
week woche semana semaine
lead delivery lieferzeit plazo delai
street address adresse strasse direccion calle rue
phone telephone telefon telefono
quantity qty pieces units menge anzahl stuck stuckzahl cantidad unidades piezas quantite unites pieces
revenue sales turnover umsatz erlos erlose einnahmen ventas ingresos facturacion ventes recettes chiffre
profit beneficio ganancia benefice`;

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

/** German puts names together: "Jahresbeitrag" is a Beitrag. */
const LEAST_END = 5;

/** Whether a word ends in another usual name of the same column. */
export function endsInSameName(one: string, other: string): boolean {
  const own = lines.get(one);
  if (own === undefined || other.length < LEAST_END * 2 - 2) return false;
  return [...lines].some(
    ([word, at]) =>
      word.length >= LEAST_END &&
      word.length < other.length &&
      other.endsWith(word) &&
      [...at].some((line) => own.has(line)),
  );
}

/** Whether a word is a usual name of a column, and no other usual one is cut off to the same: "Best." is a Bestand or a Bestellung. */
export function isOnlyName(word: string, name: string): boolean {
  const own = lines.get(word);
  const shorts = cutWords(name);
  // What begins with it just so is no word that only has its letters.
  const isBegun = shorts.some((short) => word.startsWith(short));
  const isAlsoShort = (other: string) =>
    isBegun ? shorts.some((short) => other.startsWith(short)) : isCutOff(name, other);
  return (
    own !== undefined &&
    [...lines].every(([other, at]) => !isAlsoShort(other) || [...at].some((line) => own.has(line)))
  );
}

/** Whether a word is another usual name of a column: "brand" of `Marca`. */
export const isUsualName = (word: string, column: string): boolean =>
  nameWords(column).some((own) => [word, termsOf(word).join(' ')].some((one) => areSameName(one, own)));
