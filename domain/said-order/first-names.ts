/** First names that are common in Turkey, folded. With one a line such as `ece isik` is a person's name. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `abdullah abdurrahman adem adile adnan ahmet ahsen akin alara alev ali alihan alina alp alparslan alper alperen altan arda arif armagan arzu asiye asli aslihan asya atakan
  atilla atlas aybuke ayca aydan aykut ayla aylin ayse aysegul aysel aysen aysenur aysu aysun ayten ayberk aytac azra bahar baran baris basak batu batuhan bayram beda begum behic belgin belinay belma bengisu
  bengu berat beratcan beren berfin beril berk berkay berke berkant berna berrak berrin beste betul beyza beyzanur bilal bilge binnur birgul birsen bora boran
  buket bulent burak burcin burcu burhan busra buse can canan canberk caner cansel cansu celal cem cemal cemile cemre cengiz ceren ceyda ceylan cigdem cihan cihat cinar
  damla davut defne deha demet deniz derin derya dila dilan dilara dilay dilek dogan dogukan doga dogus duru duygu ebrar ebru ece ecem ecrin eda edanur efe efsun ege ekin ekrem ela elanur
  elcin elif elifnur elisa elvan emel emin emine emir emircan emirhan emrah emre ender enes engin enise ercan erdal erdem erdi eren erhan erkan erol ersin ertan ertugrul esin esila
  eslem esma esmanur esra ethem evren evrim eylul eymen eyup ezgi ezgin fadime fahri faruk fatih fatma fatmanur fazilet ferda ferdi ferhan ferhat feride feyza feyzanur figen fikret fikriye filiz fulya funda furkan
  gamze gizem gizemnur gokce gokcen gokhan goknur goksu gonca gonul gorkem gozde gulay gulbahar gulben gulcan gulcin gulden gulfem gulhan gulizar gulnur gulsah gulsen gulser gulsum gulten gurkan guven guner gunes guney
  habibe hacer hakan hakki halil halime hamza handan hande hanife harun hasan hasret hatice hatun havva hayriye hayrunnisa hazal hediye helin hilal hira huseyin huma hulya husniye hurrem
  ibrahim idil idris ikra ikranur ilayda ilhan ilkay ilker ilknur inci ipek irem irmak isa isil ismail ismet itir iclal izel
  kaan kadir kadriye kagan kamil kardelen kazim kemal kenan kerem kerim kevser koray korhan kubra kubilay kursat kutay lara latife levent leyla lina lutfi
  mahir mahmut makbule maya mehmet mehmetcan mehtap melahat melda melek melih meliha melike melis melisa mert mertcan mertkan meral merve mervenur meryem mesut mete metehan metin mina mine miray mirac mucahit muhammed muhammet muhammetali muharrem mujde mukaddes munevver murat musa mustafa muslum muzaffer
  naciye nadide nagihan nail naime nalan naz nazan nazife nazim nazli nazlican nebahat necati necla necmettin nehir neriman nermin nesibe neslihan neslisah nesrin neval nevin nida nihal nihan nihat nil nilay nilgun nilsu nilufer nimet nisa nisanur nur nuran nuray nurcan nurdan nurgul nurhan nuri nuriye nursel nursen nurten
  oguz oguzhan okan oktay omer onur orhan orkun osman ozan ozcan ozge ozgun ozgur ozkan ozlem oyku pelin pelinsu perihan petek pinar polat rabia rahime ramazan rana raziye recep refika remzi resul reyhan ridvan riza rukiye rumeysa ruveyda ruya
  saadet sabri sacide sadik safiye saime salih saliha sami samet sare sarp seda sedanur sedat sedef sefa seher selami selcan selcuk selda selen selim selin selinay selma selman selvi sema semanur semih semiha semra sena senanur sercan serap seray serdar serenay serhan serhat serkan serpil sertac seval sevcan sevda sevde sevgi sevgul sevil sevilay sevim sevinc seyda seyma sezen sezer sezgin sibel sila simge sinan sinem soner songul su sude sudenaz suat sueda suheyla sukran sukru suleyman sultan sumeyra sumeyye suna suzan
  saban safak sahin saziye serife sirin sule sevket taha tahir talha tamer tansu tarik taylan tayfun tayyip tekin teoman tolga tolgahan toprak tugba tugberk tugce tugcenur tugra tuana tulay tulin tulay tuna tuncay turan turgut turkan tutku
  ufuk ugur ulas ulku ulviye umay umit umut umutcan umran ummuhan unal ural utku vahide vedat veli vildan volkan yagiz yagmur yakup yalcin yaren yasar yasemin yasin yavuz yekta yelda yeliz yesim yigit yigithan yildiz yilmaz yonca yucel yudum yuksel yunus yunusemre yusuf
  zafer zehra zehranur zekeriya zeki zekiye zeliha zerrin zeynep zeynepnur zuhal zuleyha zulal zumra zubeyde zisan`
    .split(/\s+/)
    .filter(Boolean),
);
