/** `wrong:right`, `_` for a space. */
export const misspellingsItoZ = `
advices:advice agust:August aint:ain't arent:aren't becomed:became begined:began boughted:bought breaked:broke bringed:brought builded:built
buyed:bought cant:can't catched:caught childs:children choosed:chose comed:came couldve:could've criterias:criteria cutted:cut datas:data
decemeber:December doed:did drinked:drank drived:drove eated:ate equipments:equipment falled:fell feedbacks:feedback feeled:felt firday:Friday
foots:feet forgeted:forgot friady:Friday furnitures:furniture gived:gave goed:went gooses:geese growed:grew hardwares:hardware haved:had heared:heard
heres:here's hided:hid hisself:himself holded:held homeworks:homework hows:how's htis:this hurted:hurt hwat:what idenity:identity
identifing:identifying identiy:identity ignorence:ignorance illegaly:illegally im:I'm imediate:immediate imediately:immediately
imformation:information imidiately:immediately immediatley:immediately immediatly:immediately immedietly:immediately immidiately:immediately
immitate:imitate implementaion:implementation implemention:implementation implemnt:implement impliment:implement implimentation:implementation
implment:implement imporant:important importantce:importance importence:importance importent:important importnat:important imporve:improve
impossable:impossible impotant:important improtant:important improv:improve improvemnt:improvement improvment:improvement improvments:improvements
incase:in_case includeing:including includig:including inclued:include inconvenince:inconvenience inconvienence:inconvenience
inconvinience:inconvenience incorect:incorrect incorectly:incorrectly incredable:incredible increible:incredible inculde:include
indepedent:independent independance:independence independant:independent indispensible:indispensable individualy:individually infact:in_fact
infomation:information inforamtion:information informations:information informaton:information informtion:information infromation:information
infront:in_front inisght:insight inital:initial initalize:initialize initialy:initially inlcude:include inorder:in_order inot:into inspirng:inspiring
inspite:in_spite instalation:installation instaled:installed installaton:installation instanse:instance instence:instance instructon:instruction
instuction:instruction instuctions:instructions insurence:insurance inteligence:intelligence inteligent:intelligent intelligance:intelligence
intelligant:intelligent interesing:interesting interesring:interesting interestng:interesting interfear:interfere intergrate:integrate
intergrated:integrated intergration:integration interivew:interview interpet:interpret interst:interest intersting:interesting interupt:interrupt
interupted:interrupted interuption:interruption interveiw:interview intervew:interview inteview:interview intial:initial intially:initially
intoduction:introduction intrest:interest intrested:interested intresting:interesting introduciton:introduction introducton:introduction
inturn:in_turn inviation:invitation invitaion:invitation invoce:invoice invocie:invoice invoise:invoice irelevant:irrelevant irrelevent:irrelevant
irresistable:irresistible is'nt:isn't isnt:isn't isse:issue issu:issue issuse:issues isue:issue itll:it'll ive:I've janurary:January januray:January
jewelery:jewelry jist:gist jouney:journey journel:journal journy:journey keeped:kept knoledge:knowledge knowed:knew knowladge:knowledge
knowlede:knowledge knowledges:knowledge knowlege:knowledge knowned:known knwo:know knwoledge:knowledge konw:know kwno:know lable:label
labratory:laboratory laguage:language langage:language langauge:language langauges:languages languange:language languge:language lanuage:language
lates:latest latly:lately layed:laid leanring:learning leaved:left legnth:length leisurly:leisurely lengh:length lenght:length lenghty:lengthy
leran:learn lerning:learning liasion:liaison liason:liaison libary:library libraray:library librarys:libraries librery:library lightyear:light_year
likelyhood:likelihood likly:likely limitaion:limitation limted:limited liscense:license lisence:license lisense:license listner:listener
literaly:literally litle:little litterally:literally litteraly:literally lonelyness:loneliness looseing:losing loosing:losing losed:lost
lossing:losing luckly:luckily luggages:luggage luxery:luxury maintainance:maintenance maintanance:maintenance maintance:maintenance
maintanence:maintenance maintenence:maintenance maintian:maintain maked:made managable:manageable managament:management managemnt:management
managment:management mandetory:mandatory manditory:mandatory mangement:management mantain:maintain manualy:manually manuever:maneuver
manufactoring:manufacturing marketting:marketing markting:marketing marrage:marriage marraige:marriage materal:material mathamatics:mathematics
mathmatics:mathematics matirial:material maybee:maybe mayby:maybe meaningfull:meaningful meanwile:meanwhile measurment:measurement
measurments:measurements mechandise:merchandise medcine:medicine medecine:medicine medicin:medicine meding:mending mediteranean:Mediterranean
meeeting:meeting meeted:met meetting:meeting memeber:member memebers:members memery:memory memmory:memory menber:member mesage:message
mesages:messages messege:message messges:messages messsage:message mesure:measure mightve:might've milion:million millenium:millennium millon:million
minimun:minimum miniute:minute mintue:minute mintues:minutes minumum:minimum minuts:minutes miror:mirror miscelaneous:miscellaneous
mischevious:mischievous mispell:misspell mispelled:misspelled mispelling:misspelling misspel:misspell mistak:mistake mistakse:mistakes misteak:mistake
misunderstod:misunderstood moday:Monday moddel:model modle:model moeny:money mondey:Monday monney:money monring:morning mony:money morever:moreover
morgage:mortgage moring:morning mornig:morning mortage:mortgage mosture:moisture motivaton:motivation movment:movement mulitple:multiple
multipel:multiple multipul:multiple multple:multiple musn't:mustn't mustnt:mustn't mustve:must've mutliple:multiple mysefl:myself myslef:myself
natrual:natural naturaly:naturally nead:need necassary:necessary neccesary:necessary neccessarily:necessarily neccessary:necessary
necesarily:necessarily necesary:necessary necessarly:necessarily necessery:necessary neeed:need neice:niece neigbor:neighbor neighbur:neighbor
nervious:nervous nesessary:necessary nessecary:necessary netowrk:network nework:network newsletr:newsletter newtork:network nieghbor:neighbor
nineth:ninth ninteen:nineteen ninty:ninety noone:no_one notfication:notification noticable:noticeable noticably:noticeably notifcation:notification
notificaton:notification notise:notice novemeber:November nowdays:nowadays nowerdays:nowadays nuber:number nubmer:number nucular:nuclear numebr:number
numer:number obivous:obvious obviosly:obviously obvisouly:obviously obviusly:obviously obvously:obviously ocasion:occasion ocasionally:occasionally
ocassion:occasion occasionaly:occasionally occassion:occasion occassionally:occasionally occurance:occurrence occure:occur occured:occurred
occurence:occurrence occures:occurs occuring:occurring occurrance:occurrence oclock:o'clock ocotber:October ocur:occur ocurred:occurred
ofcourse:of_course ofer:offer oferring:offering offcourse:of_course offen:often offical:official officaly:officially officialy:officially
offred:offered oficial:official ohter:other omited:omitted ommit:omit ommited:omitted opinon:opinion opion:opinion oportunities:opportunities
oportunity:opportunity oposite:opposite oppertunity:opportunity oppinion:opinion opportunites:opportunities opportunty:opportunity
oppurtunity:opportunity optimiztion:optimization optimze:optimize optmize:optimize oragne:orange organisaton:organisation organizaton:organization
orginal:original orginally:originally orginization:organization orginize:organize orgnaization:organization originaly:originally origional:original
otehr:other otherwize:otherwise othr:other otput:output ouput:output ourselfs:ourselves ourselve:ourselves outisde:outside outpout:output outter:outer
overal:overall overide:override overriden:overridden overwelmed:overwhelmed overwelming:overwhelming pacakge:package packge:package paitent:patient
pakage:package paragragh:paragraph paragrpah:paragraph paragrph:paragraph paralel:parallel paralell:parallel paramater:parameter
parameteres:parameters paramter:parameter paramters:parameters pargraph:paragraph parliment:parliament parmeter:parameter parralel:parallel
parrallel:parallel partcipate:participate partical:particle participent:participant particpate:participate particuarly:particularly
particularily:particularly particulary:particularly passanger:passenger passowrd:password passpord:passport passwrod:password pasword:password
patern:pattern pattren:pattern payed:paid payement:payment paymet:payment paymnet:payment peaple:people peice:piece peices:pieces penalities:penalties
peolpe:people peple:people pepole:people perceed:proceed percieve:perceive percieved:perceived perfer:prefer perfessional:professional
perfomance:performance performace:performance performanse:performance performence:performance perhap:perhaps perhpas:perhaps permanant:permanent
permanantly:permanently permenant:permanent permision:permission permisson:permission permissons:permissions permited:permitted peroid:period
persistant:persistent personaly:personally personel:personnel personell:personnel persue:pursue perticular:particular pharmasist:pharmacist
phenomenas:phenomena phenomenom:phenomenon philisophy:philosophy phisical:physical photograher:photographer phsyical:physical phyiscal:physical
pich:pitch plaese:please plase:please playright:playwright pleae:please pleaes:please pleas:please pleasent:pleasant pleaze:please pleese:please
plesant:pleasant plese:please plesure:pleasure poeple:people poisonus:poisonous politican:politician polution:pollution poplar:popular populer:popular
porblem:problem porduct:product porject:project portugese:Portuguese porvide:provide posess:possess posession:possession posibilities:possibilities
posibility:possibility posible:possible posibly:possibly possable:possible possesion:possession possesions:possessions possibilty:possibility
possibley:possibly possiblities:possibilities possiblity:possibility postion:position postition:position potatos:potatoes potencial:potential
potenial:potential potental:potential pourpose:purpose practial:practical practicaly:practically preasure:pressure preceed:precede
preceeding:preceding prefered:preferred prefering:preferring preferr:prefer preferrable:preferable preffer:prefer preformance:performance
preparaton:preparation preperation:preparation presance:presence presantation:presentation presense:presence presentaion:presentation
presentatin:presentation presentaton:presentation pressent:present presure:pressure previos:previous previosly:previously previouly:previously
previousley:previously previuos:previous previus:previous prevoius:previous prgram:program primarly:primarily principel:principle privacey:privacy
privelege:privilege privilage:privilege priviledge:privilege probablly:probably probally:probably probaly:probably probelm:problem probelms:problems
probem:problem problam:problem problme:problem problmes:problems procceed:proceed procces:process proccess:process procede:proceed
procedeure:procedure proceedure:procedure proces:process prodcut:product producton:production prodution:production profesional:professional
profesionally:professionally profesor:professor professionel:professional proffesional:professional proffesor:professor profitible:profitable
progam:program progamming:programming progess:progress proggress:progress programer:programmer programing:programming programm:program
programms:programs progres:progress proivde:provide projcet:project projekt:project projet:project prominant:prominent promis:promise promiss:promise
pronouciation:pronunciation pronounciation:pronunciation pronunciaton:pronunciation propably:probably properies:properties properley:properly
propertys:properties propery:property proply:properly proposel:proposal propperly:properly proprietry:proprietary protien:protein protocal:protocol
provde:provide provid:provide provied:provide psychlogy:psychology psycology:psychology publicaly:publicly punctuaton:punctuation
puntuation:punctuation purchace:purchase purchas:purchase purchse:purchase purpos:purpose puting:putting putted:put qestion:question quailty:quality
qualifcation:qualification qualifed:qualified qualtiy:quality qualty:quality quanity:quantity quantitiy:quantity quater:quarter quesion:question
quesions:questions quesiton:question questionaire:questionnaire questionnair:questionnaire questoin:question queston:question questons:questions
quetion:question quickley:quickly quicky:quickly quikly:quickly quizes:quizzes readed:read realease:release reallly:really realtionship:relationship
realy:really realyl:really reaserch:research reccomend:recommend reccomendation:recommendation reccommend:recommend receieve:receive receit:receipt
recenlty:recently recentley:recently recepie:recipe recepit:receipt receve:receive reciept:receipt recieve:receive recieved:received reciever:receiver
recieves:receives recieving:receiving recipie:recipe recipies:recipes recipt:receipt recive:receive recived:received recntly:recently
recogize:recognize recomend:recommend recomendation:recommendation recomendations:recommendations recomended:recommended recommed:recommend
reconize:recognize recquire:require recrod:record recuring:recurring recurr:recur recurrance:recurrence rediculous:ridiculous referal:referral
referance:reference refered:referred refering:referring refernce:reference referrence:reference refference:reference refrence:reference
refridgerate:refrigerate refridgerator:refrigerator refrigerater:refrigerator regads:regards regardles:regardless registraton:registration
reguards:regards regularily:regularly regulary:regularly rehersal:rehearsal reigster:register relaitonship:relationship relase:release relatd:related
relatioship:relationship relavant:relevant releated:related releive:relieve relese:release relevent:relevant reliabilty:reliability relible:reliable
religous:religious relly:really relunctant:reluctant remaing:remaining rember:remember remberance:remembrance remeber:remember remembr:remember
rememeber:remember reminer:reminder remmember:remember removeing:removing renderd:rendered repetative:repetitive repetion:repetition
repetitve:repetitive repitition:repetition repitive:repetitive replacment:replacement replys:replies reponse:response repositary:repository
repositry:repository repot:report represantative:representative representitive:representative reqest:request reqeust:request reqiure:require
requirementes:requirements requirment:requirement requirments:requirements requrie:require requset:request requst:request resarch:research
reseach:research researh:research resently:recently reserach:research reservaton:reservation reservion:reservation resevation:reservation
resistence:resistance resolustion:resolution resonse:response resouce:resource resourcs:resources resourse:resource resourses:resources
responce:response respones:response respons:response responsability:responsibility responsable:responsible responsd:respond responsibile:responsible
responsibilites:responsibilities responsibilty:responsibility respository:repository restarant:restaurant restaraunt:restaurant restaurent:restaurant
resteraunt:restaurant restraunt:restaurant resturant:restaurant resturants:restaurants resum:resume retreive:retrieve retrive:retrieve
retrived:retrieved reveiw:review reviewd:reviewed reviw:review revolutionery:revolutionary rhythem:rhythm rided:rode ridiculus:ridiculous righ:right
rigth:right rihgt:right roomate:roommate runing:running runned:ran rwite:write rythem:rhythm rythm:rhythm sacrafice:sacrifice saftey:safety
safty:safety salery:salary sallary:salary sandwhich:sandwich sandwitch:sandwich satelite:satellite saterday:Saturday satified:satisfied
satisfacton:satisfaction satisifed:satisfied sattelite:satellite satuday:Saturday sayed:said scedule:schedule sceduled:scheduled sceince:science
scenarion:scenario scence:science scenerio:scenario schdule:schedule schedual:schedule scheduel:schedule scholership:scholarship
scholorship:scholarship scientfic:scientific scool:school screenshoot:screenshot screeshot:screenshot scrennshot:screenshot seach:search searh:search
secion:section secratary:secretary secretery:secretary secton:section secuirty:security securty:security seeked:sought segement:segment seige:siege
selled:sold senario:scenario sence:sense sended:sent sentance:sentence sentances:sentences sentece:sentence sentense:sentence separatly:separately
separetely:separately sepcially:specially sepcific:specific seperate:separate seperated:separated seperately:separately seperation:separation
seperatly:separately seprate:separate septmber:September serach:search sergent:sergeant seriosly:seriously serius:serious seriusly:seriously
serivce:service serivces:services servce:service servise:service setences:sentences setpember:September severel:several severly:severely
sevral:several shaked:shook shcool:school shedule:schedule shold:should shoud:should shoudl:should should'nt:shouldn't shouldnt:shouldn't
shouldve:should've showd:showed shuold:should shure:sure sieze:seize siezure:seizure signficant:significant signifcant:significant
significantley:significantly significent:significant signifigant:significant signiture:signature signture:signature similarily:similarly
similer:similar similiar:similar simlar:similar simliar:similar simpley:simply simplier:simpler simpy:simply sinceerly:sincerely sincerley:sincerely
sincerly:sincerely sitaution:situation situaton:situation situtation:situation sitution:situation skil:skill skilfull:skillful sleeped:slept
slighly:slightly sligthly:slightly smoothe:smooth smoothy:smoothly soem:some softwares:software softwear:software sofware:software solutoin:solution
soluton:solution sombody:somebody someime:sometime someons:someone somethin:something sometihng:something sometims:sometimes someting:something
somthing:something somthings:something somtimes:sometimes somwhere:somewhere sotware:software soultion:solution souvenier:souvenir speach:speech
speaked:spoke specfic:specific specifc:specific specificaly:specifically specificly:specifically specifik:specific speeling:spelling speficic:specific
speling:spelling spelng:spelling spended:spent splited:split sponser:sponsor staffs:staff standed:stood startegy:strategy stategies:strategies
stategy:strategy stealed:stole stoped:stopped stoping:stopping stragety:strategy stratagy:strategy strategey:strategy stregth:strength
strengh:strength strenght:strength strenghten:strengthen strenghts:strengths strucutre:structure struture:structure stuborn:stubborn studens:students
studing:studying studnet:student studnets:students studyed:studied stuednt:student stuffs:stuff sturcture:structure subcribe:subscribe
subsciption:subscription subscribtion:subscription subscripton:subscription succed:succeed succeded:succeeded succes:success succesful:successful
succesfull:successful succesfully:successfully successfull:successful successfuly:successfully suceed:succeed sucess:success sucessful:successful
sucessfull:successful sucessfully:successfully suddenley:suddenly sudenly:suddenly sufficent:sufficient suficient:sufficient sugest:suggest
sugestion:suggestion sugestions:suggestions suggestin:suggestion suggeston:suggestion suggestons:suggestions suggets:suggest sumarise:summarise
sumarize:summarize sumary:summary summarze:summarize summerize:summarize superintendant:superintendent suport:support supose:suppose suposed:supposed
suppossed:supposed suppport:support supprt:support supress:suppress supriese:surprise suprise:surprise suprised:surprised suprising:surprising
suprisingly:surprisingly surprized:surprised surronding:surrounding surroundng:surrounding survay:survey survery:survey suscription:subscription
sveral:several swiming:swimming swimmed:swam symetric:symmetric syncronize:synchronize synonim:synonym syntaxe:syntax sysem:system syste:system
systen:system systme:system sytem:system sytems:systems tahn:than taht:that taked:took targetted:targeted tath:that teacer:teacher teached:taught
teatcher:teacher techer:teacher techincal:technical techniqe:technique technolgy:technology technologie:technology techology:technology
tecnical:technical tecnique:technique tecniques:techniques tecnology:technology tehcnical:technical telled:told tempature:temperature
temperatur:temperature temperture:temperature temprature:temperature tempurature:temperature tenative:tentative tendancy:tendency terible:terrible
termial:terminal terrable:terrible teusday:Tuesday thaks:thanks thankfull:thankful thankyou:thank_you thansk:thanks thast:that thatll:that'll
thats:that's theese:these theier:their theif:thief theirself:themselves theirselves:themselves themselfs:themselves themselve:themselves
themselvs:themselves ther:there therefor:therefore therefour:therefore theres:there's therfore:therefore thes:these theyd:they'd theyll:they'll
theyr:their theyre:they're theyve:they've thier:their thign:thing thigns:things thinked:thought thinkin:thinking thna:than thnaks:thanks thne:then
thnig:thing thnks:thanks thorugh:through thoughs:thoughts thougt:thought thougth:thought thougths:thoughts threatned:threatened threshhold:threshold
throgh:through throught:through throuh:through throwed:threw thrusday:Thursday thses:these thsi:this thta:that thurday:Thursday thw:the tiem:time
tiems:times tihs:this tje:the togather:together togehter:together togheter:together toghether:together tolerence:tolerance tomarrow:tomorrow
tomatos:tomatoes tommorow:tomorrow tommorrow:tomorrow tommorw:tomorrow tomorow:tomorrow tomorro:tomorrow tomorrw:tomorrow tomrrow:tomorrow
tonigth:tonight tooked:took tooths:teeth toturial:tutorial tounge:tongue tourch:torch traffice:traffic trafic:traffic traing:training
trainning:training tranfer:transfer traning:training tranlate:translate transalte:translate transfered:transferred transfering:transferring
transferr:transfer translaton:translation transparant:transparent traslate:translate traval:travel treshold:threshold tring:trying triped:tripped
truely:truly truley:truly tryed:tried tryng:trying turtorial:tutorial tuseday:Tuesday tutoral:tutorial twelth:twelfth typcial:typical
typicaly:typically tyrany:tyranny tyring:trying unbeleivable:unbelievable uncomfterble:uncomfortable undelying:underlying understad:understand
understanded:understood understaning:understanding understant:understand understnad:understand undertand:understand undestand:understand
undrestand:understand uneccessary:unnecessary unecessary:unnecessary unerstand:understand unforetunately:unfortunately unforseen:unforeseen
unfortuantely:unfortunately unfortunally:unfortunately unfortunatley:unfortunately unfortunatly:unfortunately unfortunetly:unfortunately uniqe:unique
unitl:until univercity:university univeristy:university universty:university unkonwn:unknown unkown:unknown unlikly:unlikely unneccessary:unnecessary
unnecesary:unnecessary unnessary:unnecessary unniversity:university untill:until untl:until unusal:unusual unusuable:unusable updaet:update
updat:update updte:update upto:up_to usally:usually usefull:useful useing:using userfriendly:user-friendly usful:useful usind:using ussually:usually
usuall:usual usualy:usually utilze:utilize vacatoin:vacation vacaton:vacation vaccum:vacuum vaccuum:vacuum vacume:vacuum vaiable:variable vaild:valid
vairable:variable valuble:valuable valueable:valuable varable:variable variabel:variable varible:variable varibles:variables varient:variant
varios:various variuos:various varous:various vegatable:vegetable vegatables:vegetables vegetble:vegetable vegitarian:vegetarian vegtable:vegetable
vehical:vehicle vehicel:vehicle verfication:verification verfy:verify verificaton:verification verison:version versoin:version verson:version
veryfy:verify vetinary:veterinary vidio:video vidoe:video villian:villain visability:visibility visable:visible vison:vision visting:visiting
vocabularys:vocabularies volenteer:volunteer volunter:volunteer vulnerabilty:vulnerability vulnerible:vulnerable waht:what wahtever:whatever
waranty:warranty warrent:warrant warrenty:warranty was'nt:wasn't wasnt:wasn't watever:whatever watn:want weared:wore weater:weather wednesay:Wednesday
wednsday:Wednesday wehn:when weigth:weight weither:whether wendesday:Wednesday wensday:Wednesday wented:went were'nt:weren't wereabouts:whereabouts
wereever:wherever werent:weren't wether:whether weve:we've whats:what's whatver:whatever whcih:which wheather:whether whehter:whether wheres:where's
wherver:wherever wheter:whether whic:which whihc:which whitch:which whith:with whne:when wholely:wholly whos:who's whta:what wich:which wiegh:weigh
wieght:weight wierd:weird wihch:which wiht:with wihtout:without wil:will willingless:willingness willl:will winned:won wirte:write withing:within
withn:within withot:without withouth:without witht:with witout:without wnat:want woh:who womans:women wondeful:wonderful wonderfull:wonderful
wonderfuly:wonderfully wont:won't workd:worked worng:wrong woud:would woudl:would would'nt:wouldn't wouldnt:wouldn't wouldve:would've wriet:write
writed:wrote writeing:writing writen:written writng:writing writte:write writter:writer writting:writing wrking:working wrok:work wroking:working
wrtie:write wrting:writing wtih:with wuold:would yeild:yield yeilds:yields yera:year yeras:years yestarday:yesterday yesteday:yesterday
yesterdy:yesterday yesturday:yesterday yor:your yoru:your youd:you'd youe:your youll:you'll youre:you're youve:you've yuo:you yuor:your yur:your
loosed:lost lifes:lives wifes:wives knifes:knives shelfs:shelves breakfeast:breakfast
`;
