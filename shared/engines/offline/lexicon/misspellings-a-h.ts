/** `wrong:right`, `_` for a space. */
export const misspellingsAtoH = `
althought:although abandonned:abandoned aberation:aberration abit:a_bit abscence:absence absense:absence absolutly:absolutely absoutely:absolutely abundent:abundant
accademic:academic accelarate:accelerate acceptence:acceptance acceptible:acceptable accesible:accessible accessable:accessible
accidentaly:accidentally accidently:accidentally accomadate:accommodate accomodate:accommodate accomodation:accommodation accordding:according
accordingto:according_to accoring:according accout:account accross:across acheive:achieve acheived:achieved acheivement:achievement achive:achieve
achived:achieved achivement:achievement acknowlege:acknowledge acommodate:accommodate acomplish:accomplish acording:according acount:account
acquaintence:acquaintance acquited:acquitted actualy:actually actully:actually acually:actually acutally:actually addional:additional
additinal:additional additionaly:additionally addres:address addresss:address addtional:additional adition:addition aditional:additional
adminstration:administration adminstrator:administrator adress:address adressed:addressed adresses:addresses adressing:addressing
advertisment:advertisement advertisments:advertisements adviced:advised afraind:afraid againts:against agaisnt:against aggreement:agreement
aggresive:aggressive agian:again agreemnt:agreement agrement:agreement agressive:aggressive alchohol:alcohol alcohal:alcohol algorithem:algorithm
algorithim:algorithm algoritm:algorithm algorythm:algorithm allmost:almost allready:already allthough:although alltogether:altogether allways:always
almsot:almost alot:a_lot alreayd:already alredy:already alternativly:alternatively alternitive:alternative altough:although alwasy:always
alwyas:always amatuer:amateur amature:amateur ammount:amount amoung:among amoungst:amongst analisys:analysis analize:analyze analysys:analysis
anaylsis:analysis anaylze:analyze aniversary:anniversary anniversery:anniversary annoucement:announcement announcment:announcement annualy:annually
anomoly:anomaly anonimous:anonymous anonymus:anonymous anser:answer answear:answer anual:annual anwser:answer anymor:anymore anythin:anything
anytihng:anything anyting:anything aparently:apparently aplication:application aplied:applied aplly:apply apointment:appointment apolgize:apologize
apparant:apparent apparantly:apparently apparentely:apparently appearantly:apparently appearence:appearance appication:application
appliation:application applicaiton:application applicaton:application appoinment:appointment appologies:apologies appologize:apologize
apprecaite:appreciate appreciat:appreciate appriciate:appreciate appriciated:appreciated approch:approach approvel:approval
approximatley:approximately approximatly:approximately apreciate:appreciate apreciated:appreciated aproach:approach aprove:approve aproved:approved
aproximately:approximately aquaint:acquaint aquire:acquire aquired:acquired aquisition:acquisition arent't:aren't arguement:argument
arguements:arguments aritcle:article aroud:around arround:around artical:article articel:article arugment:argument arund:around asign:assign
asigned:assigned asignment:assignment asistance:assistance assesment:assessment assessement:assessment asside:aside assigment:assignment
assignement:assignment assignemnt:assignment assistence:assistance assistent:assistant assitant:assistant assocation:association assosiate:associate
assumtion:assumption asume:assume aswell:as_well atached:attached atempt:attempt atention:attention atitude:attitude atleast:at_least
atribute:attribute attachement:attachment attachmant:attachment attched:attached attemp:attempt attendence:attendance attendent:attendant
attension:attention audence:audience audiance:audience authenication:authentication authentification:authentication authetication:authentication
authorithy:authority automaticaly:automatically automaticlly:automatically automaticly:automatically avaible:available availabe:available
availabilty:availability availble:available availible:available avalable:available avaliable:available avarage:average averege:average averge:average
awarness:awareness aweful:awful awefully:awfully awesom:awesome awfull:awful awnser:answer awsome:awesome bacause:because backgroud:background
backgroung:background bakground:background balence:balance ballance:balance bascially:basically basicaly:basically basicly:basically beacause:because
beacuse:because beatiful:beautiful beautful:beautiful beautifull:beautiful becase:because becasue:because becaus:because becomming:becoming
becouse:because becuase:because becuse:because beetween:between befoer:before befor:before begginer:beginner beggining:beginning begginner:beginner
beginer:beginner begining:beginning behaivor:behavior behaviur:behavior behavoir:behavior behavour:behaviour beleif:belief beleive:believe
beleived:believed belive:believe benefical:beneficial beneficary:beneficiary benifit:benefit benifits:benefits bennefit:benefit betwean:between
betwen:between beutiful:beautiful bewteen:between biger:bigger bigest:biggest birtday:birthday boundries:boundaries boundry:boundary
brillant:brilliant brithday:birthday brocoli:broccoli brocolli:broccoli brower:browser browswer:browser budjet:budget buget:budget buisness:business
buisnesses:businesses busines:business busness:business bussines:business bussiness:business caculate:calculate calandar:calendar calander:calendar
calcualte:calculate calculater:calculator calculs:calculus calender:calendar calulate:calculate campagn:campaign campain:campaign candiate:candidate
canidate:candidate capabilty:capability caracter:character carefull:careful carefuly:carefully carreer:career carrer:career catagories:categories
catagory:category categorys:categories catergory:category ceratin:certain certainley:certainly certainlly:certainly certian:certain
certianly:certainly cetain:certain challange:challenge challanges:challenges challanging:challenging challeng:challenge changable:changeable
charachter:character charactor:character charater:character cheif:chief chidren:children childeren:children choclate:chocolate chocolat:chocolate
choise:choice choosen:chosen cieling:ceiling circumstanses:circumstances clarrify:clarify clasic:classic clearify:clarify cleint:client
clientel:clientele coleague:colleague collaegue:colleague colleage:colleague colleauge:colleague collecton:collection collegue:colleague
collegues:colleagues colum:column columm:column colums:columns comand:command comapny:company comeing:coming comfortible:comfortable
comfterble:comfortable comission:commission comitted:committed comittee:committee commerical:commercial comming:coming commision:commission
commited:committed commitee:committee committe:committee committment:commitment communciate:communicate communicaton:communication compair:compare
companys:companies comparision:comparison comparsion:comparison compatability:compatibility compatable:compatible competance:competence
competative:competitive competetive:competitive competiton:competition compleat:complete completley:completely completly:completely
complety:completely complicatd:complicated complicted:complicated compnay:company componant:component componenet:component componet:component
comprimise:compromise comptuer:computer computor:computer comunicate:communicate comunication:communication comunities:communities comunity:community
concencus:consensus concensus:consensus concious:conscious conciousness:consciousness conclution:conclusion conditon:condition condtion:condition
conect:connect conected:connected conection:connection conferance:conference confidance:confidence configration:configuration
configuraton:configuration confirmaton:confirmation confortable:comfortable confrence:conference confuson:confusion confussed:confused
confussing:confusing congradulations:congratulations consious:conscious consistancy:consistency consistant:consistent containg:containing
contian:contain continous:continuous continously:continuously continueing:continuing contries:countries controled:controlled controll:control
contry:country conveniant:convenient conversaton:conversation converstation:conversation convertion:conversion convience:convenience
convienient:convenient convinient:convenient cooperatation:cooperation coordiante:coordinate corect:correct corectly:correctly corespond:correspond
correclty:correctly correctley:correctly correspondance:correspondence cotroversial:controversial coudl:could coul:could could'nt:couldn't
couldnt:couldn't counld:could countrys:countries coutry:country criticsm:criticism critisism:criticism critisize:criticize cuold:could curent:current
curently:currently curiculum:curriculum currantly:currently currenly:currently currentley:currently curriculm:curriculum cusomer:customer
custommer:customer customor:customer customser:customers custumer:customer custumers:customers cutomer:customer dabase:database databes:database
databse:database datbase:database deadine:deadline dealine:deadline deatils:details decison:decision decission:decision decripted:decrypted
defendent:defendant defenitely:definitely deffinitely:definitely definately:definitely defination:definition definatly:definitely
definetely:definitely definetly:definitely definit:definite definitley:definitely definitly:definitely definiton:definition defintion:definition
deisgn:design delievery:delivery delivary:delivery deliverd:delivered delivry:delivery deparment:department departement:department
departmant:department dependancies:dependencies dependancy:dependency deploymet:deployment deploymnet:deployment depresion:depression
derivitive:derivative descibe:describe desciption:description descision:decision descripe:describe descripton:description desgin:design
desinger:designer desireable:desirable desision:decision desparate:desperate desparately:desperately desperatly:desperately desribe:describe
destory:destroy detailled:detailed detalis:details determin:determine detials:details detremine:determine develloper:developer develoepr:developer
develoment:development develope:develop developement:development developped:developed developper:developer deveopment:development
devlopment:development diagnoze:diagnose diamter:diameter dicuss:discuss did'nt:didn't didnt:didn't diference:difference diferent:different
diffcult:difficult differnce:difference differnt:different difficlut:difficult difficut:difficult diffirent:different diffrence:difference
diffrent:different diffrently:differently dificult:difficult dificulties:difficulties dificulty:difficulty dimention:dimension dimentions:dimensions
dinning:dining direcotry:directory directon:direction diretcory:directory disapoint:disappoint disapointed:disappointed disapointing:disappointing
disasterous:disastrous discplined:disciplined discribe:describe discription:description discusion:discussion discusson:discussion disipline:discipline
dissagree:disagree dissapear:disappear dissapeared:disappeared dissapoint:disappoint dissapointed:disappointed dissapointing:disappointing
dissappointed:disappointed disscuss:discuss disscussion:discussion distrub:disturb do'nt:don't docment:document docuement:document docuemnt:document
documantation:documentation documentaion:documentation documention:documentation documnet:document doens't:doesn't does'nt:doesn't doesnt:doesn't
doller:dollar donot:do_not dont:don't donwload:download dosent:doesn't dosn't:doesn't dosnt:doesn't dowload:download downlaod:download
drasticly:drastically druing:during duplciate:duplicate durring:during eachother:each_other eariler:earlier earler:earlier easely:easily
easilly:easily easly:easily easyer:easier ecomony:economy econmy:economy edditing:editing editting:editing educaton:education efect:effect
effciency:efficiency effecient:efficient effeciently:efficiently efficent:efficient efficently:efficiently eficient:efficient eigth:eighth
eigther:either eiter:either eithre:either elegible:eligible eligable:eligible eligibile:eligible elimanate:eliminate emabrassing:embarrassing
embarass:embarrass embarassed:embarrassed embarassing:embarrassing embarrased:embarrassed embarrasing:embarrassing emial:email emploee:employee
employe:employee employement:employment employes:employees emplyee:employee encourge:encourage endevour:endeavour enogh:enough enoguh:enough
enought:enough enourmous:enormous enterence:entrance enterprize:enterprise enthusiam:enthusiasm entrepeneur:entrepreneur entrepreneure:entrepreneur
entreprenuer:entrepreneur enviorment:environment enviornment:environment envirnment:environment enviroment:environment enviromental:environmental
enviroments:environments enviromnent:environment environement:environment equipement:equipment equipmnet:equipment equiptment:equipment erorr:error
erorrs:errors erro:error errror:error especialy:especially especilly:especially espically:especially essencial:essential essental:essential
essentialy:essentially establised:established evaluaton:evaluation everbody:everybody everone:everyone everthing:everything everytime:every_time
everyting:everything evey:every eveyone:everyone evidance:evidence evning:evening evreyone:everyone evreything:everything evry:every
evrything:everything exaclty:exactly exactally:exactly exagerate:exaggerate exaggarate:exaggerate examle:example exampe:example exampel:example
exapmle:example exatly:exactly excatly:exactly excelent:excellent excellant:excellent excepton:exception excercise:exercise excercises:exercises
excersise:exercise excpet:except exeed:exceed exellent:excellent exemple:example exept:except exeption:exception exercize:exercise exersise:exercise
exhasuted:exhausted exisiting:existing existance:existence exitement:excitement exmaple:example expecially:especially expence:expense
expences:expenses expensve:expensive expereince:experience experiance:experience experianced:experienced experiances:experiences
experiement:experiment experienc:experience experince:experience experment:experiment expirience:experience explaination:explanation
explanatin:explanation explanaton:explanation explane:explain explian:explain explination:explanation expriment:experiment exsist:exist
exsiting:existing extention:extension extreamly:extremely extremley:extremely extremly:extremely facinating:fascinating famaly:family familar:familiar
familer:familiar famillar:familiar famliy:family fasinating:fascinating favorate:favorite favorit:favorite favourit:favourite febuary:February
feburary:February feild:field feilds:fields finacial:financial finaly:finally financialy:financially finanical:financial finnally:finally
finnaly:finally finshed:finished finsih:finish finsihed:finished firend:friend firts:first fisrt:first flexable:flexible flexibilty:flexibility
florescent:fluorescent fluorish:flourish followng:following follwing:following folow:follow folowed:followed folowing:following fomat:format fomr:from
forcast:forecast foreing:foreign forgeting:forgetting foriegn:foreign formated:formatted formating:formatting formost:foremost fortunatly:fortunately
forwad:forward forword:forward fourty:forty foward:forward freind:friend freindly:friendly freinds:friends frend:friend freqently:frequently
frequentely:frequently frequenty:frequently frist:first frome:from frustated:frustrated frusterated:frustrated frustrted:frustrated fucntion:function
fuction:function fullfil:fulfill fullfill:fulfill funcion:function functionalty:functionality functionaly:functionality functoin:function
funtion:function funtionality:functionality funtions:functions furthermor:furthermore furthur:further futher:further futuer:future garantee:guarantee
garanteed:guaranteed gaurantee:guarantee gaurd:guard genarally:generally generall:general generaly:generally genereate:generate genrate:generate
gernerate:generate gouvernment:government govenment:government goverment:government goverments:governments govermnent:government graet:great
gramar:grammar gramatical:grammatical gramatically:grammatically grammer:grammar gratefull:grateful greatful:grateful greatfull:grateful
guarante:guarantee guarentee:guarantee gues:guess guidence:guidance guidlance:guidance guidline:guideline guidlines:guidelines hadnt:hadn't
hapen:happen hapened:happened hapening:happening hapiness:happiness happend:happened happenning:happening happned:happened happyness:happiness
harrass:harass harrassment:harassment has'nt:hasn't hasnt:hasn't have'nt:haven't haveing:having havent:haven't havn't:haven't heighth:height
heigth:height heirarchy:hierarchy helo:hello helpfull:helpful helpfulll:helpful hieght:height hierachy:hierarchy hipocrisy:hypocrisy hlep:help
hoever:however hoilday:holiday holliday:holiday homwork:homework hospitol:hospital hotell:hotel howerver:however howver:however hte:the
humerous:humorous huminoid:humanoid hundered:hundred hungrey:hungry husban:husband hygeine:hygiene hygene:hygiene hypocracy:hypocrisy teh:the
breakfeast:breakfast breakfest:breakfast checkd:checked elevater:elevator flite:flight
calory:calorie
`;
