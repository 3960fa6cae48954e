/**
 * Ways in which people speak of a side without its name: `dead by noon` is of the battery. In lemmas, without articles,
 * possessives and words like `even` (`FILLERS`), at most four words each. Written from how things in general are talked
 * about, for no subject in particular: a subject's own words are found from its own texts.
 */
export const CONCEPT_PHRASES: Readonly<Record<string, string>> = {
  'battery life':
    'range anxiety,real world range,winter range,on one charge,per charge,between charges,hold charge,hold a charge,dead by,die by,die after hour,last whole day,last all day,last day,last two day,run out of power,run out of juice,juice,out of juice,plug in overnight,power drain,drain overnight,drain fast,drain quickly,percent left,one charge,single charge,full charge,go flat,battery pack,battery cell,mah,swap battery,change battery,charger,recharging,power cut out,run flat,flat after,low power,keep it plugged,tied to outlet',
  price:
    'worth money,not worth,worth every penny,value,good deal,bargain,steal at,rip off,ripoff,rip-off,money grab,cash grab,gouge,gouging,go up in price,go up from,raise price,put price up,twice as much,half as much,for what you get,cost a fortune,cost fortune,arm and leg,break bank,break the bank,get what you pay,cheap for,too much money,afford,budget,discount,dear,cheapest,spend on,hundred dollar,hundred euro,hundred quid,buck a month,dollar a month,euro a month,quid a month,pound a month,daylight robbery,price tag,price rise,price went up,get dearer,dearer,put up the fee,double the fee,doubling fee,double the monthly,pay more,pay extra,pay twice,pay double,double the price,costly',
  subscription:
    'subscriber,monthly,month to month,per month,tier,trial,pay monthly,pay every month,renew,annual,yearly plan,year plan,upgrade to pro,upgrade to premium,behind paywall,lock behind,locked behind,premium,auto-renew,one time purchase,lifetime licence,lifetime license',
  'customer support':
    'on hold,hold music,get through to,pick up phone,answer phone,answer email,answer my email,reply to email,reply to message,never reply,no reply,no response,nobody reply,get back to,call back,ring back,callback,voicemail,canned response,canned answer,copy paste answer,copy and paste,speak to human,talk to human,actual human,human being,real human,open ticket,raise ticket,ticket open,ticket close,submit ticket,file ticket,log ticket,close ticket,ticket number,case number,escalate,agent,rep,hear back,hear nothing back,email them,write to them,contact them,reach anyone,reach anybody,reach them,radio silence,ghost me,rang them,call them,phone them,help line,helpline,support staff,support agent,support chat,get an answer,pass around,pass from one,automate reply,send me in circle,help desk,email from,answer within,reply within,answer in hour,automatic answer,automatic reply,automated answer,my emails,write to customer,team answer,still no answer,wait for reply,still wait for,warranty claim,chat just,chat send,response time,contact form',
  delivery:
    'turn up in,turned up in,box torn,box was torn,torn open,box open,damaged in transit,order in,arrive,arrived,turn up late,deliver,come late,late by,tracking number,track number,driver,doorstep,leave outside,on porch,dispatch,shipped,in transit,lost in post,lost in mail,postman,mailman,carrier,fedex,ups,dhl,usps,hermes,depot,customs,two day delivery,next day,weeks to arrive,take week to arrive,still not here,wrong address,left with neighbour',
  'returns and refunds':
    'get money back,give money back,money back,send back,send it back,take it back,take back,return label,return policy,return window,return process,restocking,refuse to refund,pay back,reimburse,store credit,voucher,exchange it,returned,returning',
  warranty:
    'cover by warranty,under warranty,out of warranty,void,warranty claim,guarantee,lifetime guarantee',
  'build quality':
    'fall apart,fell apart,come apart,come off,snap off,snapped,break after,broke after,break within,broke within,feel cheap,feels cheap,cheap plastic,flimsy,solidly build,solid build,well build,well built,built to last,build like a tank,built like a tank,hold up,held up,wear out,worn out,peel,peeling,scratch,scratched,seam,stitching,hinge,loose screw,wobble,bend,bent,dent,material,rust,chip,chipped,fray,fraying,rip,tear,tore,split,disintegrate,last a month,last a year,sturdiness,craftsmanship,workmanship,tank,shoddy',
  noise:
    'noise level,hear it from,hear it in next,wake up neighbour,wake baby,wake the baby,wake whole house,wake everyone,like jet,like a jet,like jet engine,like a jet engine,like hairdryer,like vacuum cleaner,like helicopter,roar,racket,drone,humming,buzzing,whirring,whir,clunk,clank,grinding noise,click noise,clicking,deafening,din,hear myself think,hear themselves think,hear yourself think,whisper quiet,quietly,hear a thing,hear tv over,sound like,earplug,thin wall,volume of it',
  comfort:
    'saddle,numb,riding position,sitting position,posture,comfy,cosy,cozy,hurt after,hurts after,sore,ache,pinch,pressure point,dig in,dig into,soft,hard on back,back pain,hurt my,neck pain,wrist,all day long,wear for hour,wear it for,blister,itchy,itch,breathable,plush,cushioning,lumbar,stiff',
  setup:
    'up and running,out of box,out of the box,first time setup,set it up,get it running,get it working,put together,put it together,screw,allen key,hole do not line,wizard,first use,get started,quick start,minute to install,hour to install,hour to build,instruction manual,instructions,step by step,plug and play,initial setup',
  speed:
    'forever to load,take forever,take ages,take age,take second to,second to open,second to load,minute to load,minute to open,minute to start,load,loading,spinner,spin wheel,spinning wheel,wait for it to,crawl,snail,molasses,treacle,snappy,snappier,instant,instantly,lightning,zippy,responsiveness,unresponsive,freeze for second,delay between,choppy,jerky,bog down,boot up,boot time,startup time,drag',
  'crashes and bugs':
    'close itself,quit on me,quits on me,force close,force quit,shut down by itself,blue screen,black screen,white screen,freeze,hang,hangs,restart itself,restart it,stop respond,not respond,stopped working,stop working,go blank,go black,unexpectedly,kick me out,boot me out,broken since,break since update,does nothing,do nothing,button do nothing,error code,error message,fall over,malfunction,kernel panic,corrupt',
  sync: 'two different versions,different version,in sync,out of sync,show up on my,show up on phone,show up on laptop,not show up on,appear on other device,between device,across device,other device,between my phone,two device,not update on,duplicate entry,conflict copy,conflicted copy,cloud copy,vanish from my phone,same on both,phone and laptop,laptop and phone,phone and desktop',
  privacy:
    'trains its ai,train their ai,train ai on,need my contacts,my contacts,my location,stays on my device,tracker,ad network,read my,read our,listen to me,listening in,listen in,spy,spies on,spy on,track me,tracks me,track everything,sell data,sell your data,sell our data,harvest,collect data,third party,gdpr,consent,permission to contact,data they collect,my data,personal information,creepy,share data with,know too much,eavesdrop,who see my,telemetry,tracker',
  security:
    'hack,hacker,leak,leaked,password,stolen,two-factor,factor authentication,break into,someone else account,unauthorised,unauthorized,vulnerability,data breach,passkey,encrypt,pin code,compromise',
  advertising:
    'ad,ad every,banner,commercial,sponsor,sponsored,promotion,promo,promoted,popups,popping up,unskippable,skip ad,upsell,push product,push to buy,nag screen,ad-free,ad free,video ad,adverts',
  updates:
    'since update,since last update,after update,new release,latest release,last release,changelog,auto update,forced update,update break,update ruin,redesign,version ruin,roll back,rollback,old version,previous version,patch,patched',
  'ease of use':
    'easy to use,hard to use,simple to use,figure out,figured out,find my way,make sense,self explanatory,straightforward,no brainer,too many menu,too many button,menu,menus,clunky,complicate,complicated,complex,click to do,clicks to,tap to get,buried,bury in,hidden in menu,navigation,navigate,learn curve,steep learning,need degree,need a degree,phd,grandma can,mum can,mom can,cluttered,clutter,overwhelm,overwhelming,layout,user interface,user experience,straight forward,get hang of,get the hang',
  size: 'take up space,takes up,too large,huge,tiny,fit in,fit under,fit on,counter space,oversized,massive,enormous,shoebox,slim,thin,small enough,fits in bag,fit my bag,pocket,portable,portability,room for,hog',
  weight:
    'weigh ton,weigh a ton,brick,light as,feather,lug,heavier,lighter,heft,carry it around,carry around,kilo,pound heavy,featherlight',
  design:
    'look cheap,gorgeous,beautiful,eyesore,elegant,sleek,dated look,look like it was,modern look,styling,theme colour',
  taste:
    'tasteless,bland,salty,sweet,sour,burnt taste,chemical taste,taste of,taste like,flavourful,flavorful,yummy,spicy,seasoning,watery,delicious,disgusting taste,too sweet,stale taste,sugary,artificial',
  smell: 'reek,stench,fragrance,perfume,odour,stinky,smelly,whiff,fume,chemical smell,plastic smell,stinks',
  cleaning:
    'wipe,wipe down,wash,washable,hard to clean,easy to clean,scrub,scrubbing,rinse,gunk,limescale,grime,gunky,crumb get,stain,clog',
  safety:
    'catch fire,smoke came,spark,electric shock,nearly burn,burnt my,burn my,hurt myself,unsafe,hazardous,sharp edge,cut myself,choke,choking,accident,nearly kill,shock hazard,scald,scary',
  'sound quality':
    'tinny,muddy,crisp sound,treble,audio quality,volume,distort,distortion,crackle,hiss,muffled,equaliser,equalizer,noise cancel,noise cancelling,call quality,hear me,hear other',
  screen:
    'glare,backlight,dim,dead pixel,flicker,burn-in,touch screen,refresh rate,read in sunlight,sunlight,oled,lcd',
  camera:
    'photo,picture,blurry photo,low light,zoom,selfie,video quality,grainy,night vision,footage,autofocus',
  connectivity:
    'wi-fi,wifi,router,connect,connecting,reconnect,drop connection,drops connection,lose connection,lost connection,loses connection,dropout,drop out,not connect,refuse to connect,will not pair,pair,paired,network,hotspot,5ghz,2.4 ghz,ghz,show offline,show as offline,goes offline,out of range,range,disconnected,coverage,reception,wireless,re-pair,mesh',
  integrations:
    'slack,zapier,calendar,google calendar,outlook,github,webhooks,plugins,connector,hook up to,talk to other,work with other,play nicely with,plays nicely,play nice with,third party app,rest api,ifttt,home assistant,homekit,alexa,connect to my other',
  'import and export':
    'exporting,importing,get my data out,data out,get data out,take my data,download my data,move my data,excel,spreadsheet,json,file format,pdf export,lock in,vendor lock,data portability,restore,back up,trap my data,data hostage',
  'offline use':
    'no signal,without signal,without connection,without wifi,on plane,on a plane,airplane,on train,underground,need internet,requires internet,require internet,no reception,internet connection,aeroplane mode,airplane mode,in subway,download for offline,internet goes down',
  'account and login':
    'log back in,logs me out,log me out,signs me out,sign me out,sign out,signed out,logged out,can not log,cannot log,not log in,not let me in,let me in,lock out,locked out,lock me out,reset password,password reset,reset link,forgot password,verification code,verify email,confirmation code,confirmation email,captcha,one time code,sso,single sign,magic link,authenticator,username,credential,session expire,two factor code,log in again',
  reliability:
    'go down,down for hour,goes down,server down,servers down,site down,down again,works every time,work every time,never fail,never let me down,hit or miss,hit and miss,intermittent,depend on it,rely on,count on it,unavailable,maintenance window,on and off,at random,randomly stop',
  availability:
    'always sold out,in stock,never in stock,restock,run out of stock,nowhere to buy,hard to get,pre-order,preorder,back order,back-order,discontinue,discontinued',
  documentation:
    'doc,guide,faq,help page,help article,readme,example code,explain how,manual is,outdated guide,how-to,video tutorial',
  'translation and languages':
    'language,in english only,english only,translate,german version,french version,in spanish,multilingual,my language,native language,machine translation,mistranslate,mistranslated',
  accessibility:
    'voiceover,talkback,wheelchair,blind user,visually impair,hard of hearing,deaf,contrast,keyboard only,disability,disabled,large print,ramp,step-free',
  'dark mode':
    'dark background,burn my eyes,blind me,blinds me,at night in bed,white background,bright white,black background,light mode,easy on eye,searing',
  notifications:
    'notify,notified,ping,pinged,pinging,push alert,push message,alert,alerts,buzz my phone,mute,do not disturb,email me every,email me about,bombard,too many email,badge,remind me,forgot to remind,alarm,inbox full',
  'water resistance':
    'leak in rain,leaks in rain,soak,soaked,soak through,soaked through,let water in,lets water in,keep water out,keep rain out,wet inside,in rain,drench,survive rain,rainproof,shower proof,ip67,ip68,dunk,splash,water get,waterproofing',
  heat: 'get hot,gets hot,run hot,runs hot,too hot,boiling,scorching,melt,cool down,cooling,overheats,burning hot,too cold,freezing cold,thermostat,air con,air conditioning,aircon,ventilation,stuffy,sweltering,heating,chilly,sauna',
  packaging:
    'box,cardboard,bubble wrap,plastic wrap,packed,wrapped,wrapping,crush,crushed,damaged in transit,unbox,unboxing,too much plastic,recyclable,styrofoam,box was',
  'spare parts':
    'replacement part,replace part,spare,repairable,fixable,cannot be repaired,repair shop,fix it myself,replaceable,third party part,filter,replacement filter,service centre,service center,repaired',
  stability:
    'fall over,falls over,wobbles,tips over,rock solid,rock steady,sway,balance,shake,shaky,tippy,keel over,level',
  readability:
    'tiny font,squint,hard to read,text too small,reading glasses,magnify,print is tiny,too small to read,small print',
  'waiting and delays':
    'keep wait,keep me waiting,keep us waiting,wait for hour,wait hour,wait an hour,wait two hour,hour to be,wait week,week wait,minute wait,hour wait,waitlist,waiting list,hour late,minute late,late again,run late,runs late,behind schedule,on schedule,long line,in line for,line up,line out door,take so long,long wait,in queue,stuck in queue,slot,backlog,no show,stand around,prompt,promptly',
  staff:
    'rude,friendly,helpful people,courteous,polite,impolite,attitude,unprofessional,professional,smile,welcoming,front desk,reception,manager,cashier,server,clerk,guy at desk,lady at desk,woman at desk,man at desk,host,knowledgeable,clueless,kind people,caring,nurse,team member,dismissive,go above and beyond,above and beyond,bedside manner,patient with,instructor,trainer,coach,teacher,tutor',
  fees: 'hidden fee,hidden fees,extra fee,service fee,booking fee,cleaning fee,late fee,processing fee,nickel and dime,nickel-and-dime,add up at checkout,at checkout,small print,tack on,tacked on,resort fee,on top of,penalty,fine for,deposit,convenience fee',
  booking:
    'book,reserve,fully booked,fully book,book up,time slot,schedule appointment,get appointment,reschedule,overbook,overbooked,lost my reservation,lose reservation,calendar slot,bookings',
  cancelling:
    'quit subscription,end subscription,end membership,end contract,get out of contract,leave contract,hard to leave,let me leave,let you leave,terminate,termination,notice period,stop payment,close account,delete account,delete my account,opt out,keep charging,still charge,still charging,kept charging,kept taking,auto-renewed,auto renew,jump through hoop',
  'payments and transfers':
    'double charge,double charged,charge twice,charged twice,charged me twice,charge me twice,charge again,overcharge,overcharged,wrong amount,bill me for,billed twice,wrong bill,statement,receipt,credit card,paypal,apple pay,debit,withdraw,withdrawal,deposit money,payout,pay by card,declined,unexpected charge,mystery charge,charge on my card',
  fraud:
    'scammed,fake,bait and switch,dishonest,lie to,lied to,lie about,con artist,misleading,deceive,deceptive,false advertising,shady,fake reviews,too good to be true,mislead',
  'food and drink': 'restaurant,buffet,dessert,ingredient,ingredients,chef,sandwich,soup',
  portions:
    'small portion,tiny portion,enough for two,enough to feed,fill me up,filling,leave hungry,feed four,feed two,generous portion,second helping,leftover',
  freshness:
    'go bad,went bad,past its date,use by,best by,mushy,brown lettuce,spoil,spoiled,soggy,rotten,sour milk,crisp,limp,bruised',
  content:
    'variety,choice of,nothing to watch,nothing to do,run out of thing,repetitive,repeat,same thing over,library,title,episode,more level,not enough',
  difficulty:
    'too hard,too easy,hard to follow,hard level,impossible level,challenge,challenging,overwhelmed beginner,for beginner,too advanced,too basic,beginner friendly,grind,grindy,rage quit',
  community:
    'toxic,other player,other member,fellow,moderator,mods,group chat,like-minded,make friend,made friend,meetup',
  'location and parking':
    'park the car,nowhere to park,park,parking lot,garage full,far from,close to station,near station,walk from station,easy to find,central,bus stop,walking distance,open on sunday,close early,closes early,open late,opening',
  fit: 'size up,size down,too big on,too small on,tight,loose,baggy,run small,run large,runs narrow,fit like glove,fits like,waist,sleeve,shoulder,too long,too short,wide feet,wide foot,size chart,sizing chart,snug,shrink,shrank,wrong size,order a size,ordered a size',
  'side effects':
    'break out,broke out,hive,itching,stomach ache,upset stomach,make me sick,made me sick,felt sick,nauseous,jittery,burn my skin,sting,stinging,red skin,redness,dizziness,heartburn,swelling,drowsy',
  developers:
    'dev team,development team,listen to feedback,listen to user,ignore feedback,abandon,abandoned,abandonware,bug report,feature request,active development',
};
