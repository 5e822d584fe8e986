/** Passwords of at least eight characters that are common in Turkey, collected for this shop, folded: see `fold`. */
export const TURKISH_PASSWORDS = `
00000001 01234567 0123456789 06060606 100200300 10101010 1020304050 102030405060 112233445566 11223344556677 12121212
121212121 123123123 12341234 12345670 123456781 123456ab 123abc123 13131313 14subat14 14subat2025 159357258 159753456
159951159 19031903 19051905 19071907 19191919 19231923 20202020 20232023 20242024 20252025 314159265 34343434 35353535
36925814 456789123 55555551 87654321 98765432 987654321 9876543210 abc123456 abc123abc abcabcabc abcdefgh adana0101 adana1234
admin!123 admin123 admin1234 admin12345 admin123456 admin2023 admin2024 admin2025 admin@123 adminadmin administrator ahmet123
ahmet1234 ailem123 ali12345 allah123 allahbir allahim1 allahuekber ankara06 ankara123 ankara1234 annebaba annecim1 annem123
antalya07 antalya123 asd123asd asdasdasd ashley123 asker1234 askim123 askim1234 askimaskim askimbenim askimsin aslan1905
ataturk1 ataturk123 ataturk1881 ataturk1923 autumn2024 ayse1234 babam123 babygirl1 barcelona1 batman123 bebegim1 bebegim123
bebisim1 benimsifrem besiktas besiktas1 besiktas123 besiktas1903 beyza123 bieber123 bilgisayar birtanem birtanem1 birtanem123
bismillah1 bismillah786 blessed1 bozkurt123 burak123 burak1234 buraya-uzun-bir-sifre bursa1616 bursaspor bursaspor16 buse1234
busra123 buster123
can12345 canim123 canim1234 canimailem canimannem canimbabam canimcanim canimsin carsi1903 cem12345 ceren123 changeme1
changeme123 cheese123 cimbom123 cimbom1905 cimbombom cookie123 cumhuriyet cumhuriyet1923 damla123 daniel123 default1 deneme12
deneme123 deneme1234 deneme12345 denemedeneme deniz123 deniz1234 denizli20 derya123 dilara12 dilara123 diyarbakir doktor123
dragon123 ebru1234 elhamdulillah elif1234 elif12345 emine123 eminem123 emrah123 emre1234 eren1234 eskisehir eskisehir26
esra1234 ezel1234 fatih123 fatih1453 fatma123 fatma1234 fenerbahce fenerbahce1 fenerbahce123 fenerbahce1907 fiyonk123
fiyonk1234 flower123 fortnite friends1 furkan12 furkan123 galatasaray galatasaray1 galatasaray123 galatasaray1905 gamze123
gaziantep gaziantep27 ginger123 gizem123 gokhan12 gokhan123 gokkusagi google123 goztepe1925 greenday1 guest1234 gunu2025
hakan123 hakan1234 harley123 hasan123 hasan1234 hatice12 hatice123 hayatim123 hayatimsin hediyelik1 hediyem1 helloworld
hilal123 hockey123 hunter123 huseyin1 huseyin123 hzmuhammed ibrahim1 ibrahim123 ilayda12 ilayda123 iloveyou! insallah
instagram internet1 iphone123 irem1234 ismail12 ismail123 istanbul1 istanbul123 istanbul1453 istanbul34 izmir1234 izmir3535
january1 justin123 kabe1234 kadir123 karakartal kardesim kardesim1 kartal1903 kayseri38 kelebek1 kelebek123 kemal123 kerem123
kocaeli41 konya4242 kubra123 kurtlarvadisi labubu123 labubu1234 labububu letmein123 login123 lovely123 loveyou1 maggie123
masallah master123 mehmet12 mehmet123 mehmet1234 melike12 melike123 memati123 merhaba1 merhaba12 merhaba123 merhaba1234
mersin33 merve123 merve1234 minecraft1 monkey123 muhammed muhammed1 muhammed571 muhendis murat123 murat1234 mustafa1
mustafa12 mustafa123 mustafa1234 mustafakemal naber123 nasilsin nisanur1 nothing1 october1 ogretmen ogretmen1 okul1234
onur1234 osman123 osmanli123 osmanli1299 ozan1234 ozgurluk ozlem123 p@$$w0rd p@ssword papatya1 papatya123 parola12 parola123
parola1234 parola12345 parola123456 parolam123 parolaparola password! password1! password1234 password12345 pepper123
pokemon123 polatalemdar polis155 popmart1 popmart123 prenses1 prenses123 princess1 qwe12345 qweqweqwe qwertyqwerty rabia123
ramazan1 ramazan123 ramazan2024 ramazan2025 ranger123 recepivedik roblox123 root1234 sakarya54 samsun55 samsun5555 samsung123
sanliurfa sarikirmizi sarilacivert secret123 seda1234 selam123 selam1234 selim123 selin123 seniozledim seniseviyom
seniseviyorum seniseviyorum1 serkan12 serkan123 sevgililergunu sevgilim sevgilim1 sevgilim123 shadow123 sibel123 sifre123
sifre1234 sifre12345 sifre123456 sifrem123 sifrem1234 sifremiunuttum sifresifre sifreyok sifreyok1 sinan123 slipknot1
soccer123 sonsuzluk spring2024 spring2025 starlight sude1234 sudenaz1 sultan123 summer2023 summer2024 summer2025 sweetheart
tatlim123 telefon1 telefon123 temp1234 test12345 testing123 thepassword tigger123 tiktok123 tolga123 toor1234 trabzon61
trabzon6161 trabzonspor trabzonspor1967 trabzonspor61 tuana123 tugba123 turkiye1 turkiye123 turkiye1923 turkiyem ugur1234
ultraslan umut1234 universite unuttum123 user1234 vatan1923 volkan123 welcome12 welcome123 whatsapp winter2023 winter2024
winter2025 yagmur12 yagmur123 yakamoz1 yamaha123 yasemin1 yasemin123 yasin123 yildizlar yonetici yonetici1 yonetici123
yonetici1234 youtube1 yusuf123 yusuf1234 z1234567 zaq1zaq1 zeynep12 zeynep123 zeynep1234 zxcvzxcv
`;
