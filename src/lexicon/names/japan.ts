import type { NameSource } from './name-source.ts'

/** Names of Japan in Latin script (Hepburn, long vowels unmarked), the family name last. */
export const japan: NameSource = {
  country_code: 'JP',
  source: 'Meiji Yasuda Life Insurance (given names), Myoji-Yurai.net (surnames)',
  female: `Yuko Keiko Kazuko Akiko Hiroko Yoko Noriko Michiko Tomoko Kumiko Yoshiko Sachiko Mayumi Junko Naomi Mami Megumi Yumi Ayumi Kaori Emi Yuka Mika
    Ai Aya Misaki Haruka Sakura Yui Rin Himari Hina Mei Sara Aoi Tsumugi Honoka Ichika Akari Koharu Yuna Mio Rio Riko Saki Nanami Nana Moe Momoka Miyu Miku
    Mao Marina Mariko Mari Maki Maiko Mai Machiko Kyoko Kiyoko Kimiko Kazumi Kanako Kana Izumi Hitomi Hisako Hikari Haruko Hanako Fumiko Eriko Erika Eri
    Chika Chiho Chieko Chiharu Chihiro Ayaka Ayako Atsuko Asuka Asami Arisa Airi Yuri Yuriko Yukari Yuki Yukiko Yasuko Wakana Tomomi Takako Suzu Shizuka
    Shiori Shoko Setsuko Satsuki Sayuri Sayaka Satoko Satomi Ryoko Rumi Rina Rika Reiko Rei Ran Nozomi Nobuko Natsuki Natsumi Nao Naoko Mizuki Miyuki Mitsuko Miki Mihoko`,
  male: `Hiroshi Takashi Akira Kenji Kazuo Minoru Kiyoshi Shigeru Masao Isamu Yoshio Makoto Osamu Manabu Satoshi Mamoru Tetsuya Koji Yuji Kenichi Daisuke
    Takuya Kenta Shota Naoki Tatsuya Kazuya Tomoya Yuya Ryo Sho Tsubasa Daiki Haruto Yuto Sota Ren Haruki Minato Riku Hinata Asahi Aoi Itsuki Yamato Yuma
    Kaito Hayato Kota Ryota Ryosuke Shun Shunsuke Sosuke Taichi Taiga Takumi Takeshi Takeru Takahiro Takayuki Tadashi Tomohiro Toru Toshio Tsutomu Wataru Yasuhiro
    Yasushi Yohei Yoichi Yosuke Yoshihiro Yoshinori Yusuke Yutaka Akihiro Akihiko Atsushi Ayumu Eiji Fumio Futoshi Gen Goro Hajime Haru Hideaki Hideki Hideo
    Hikaru Hiroaki Hiroki Hiroyuki Hisashi Ichiro Jiro Jun Junichi Junpei Kazuki Kazuhiro Kei Keisuke Keita Keiichi Kentaro Kengo Kohei Koichi Kosuke Masahiro
    Masaki Masaru Masashi Masato Mitsuru Motoki Nobuo Noboru Norio Reo Rikuto Saburo Seiji Shigeo Shingo Shinichi Shinji Shinya Shuji Susumu Taro`,
  family: `Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Yamaguchi Matsumoto Inoue Kimura Hayashi
    Shimizu Yamazaki Mori Abe Ikeda Hashimoto Yamashita Ishikawa Nakajima Maeda Fujita Ogawa Goto Okada Hasegawa Murakami Kondo Ishii Saito Sakamoto Endo Aoki
    Fujii Nishimura Fukuda Ota Miura Fujiwara Okamoto Matsuda Nakagawa Nakano Harada Ono Tamura Takeuchi Kaneko Wada Nakayama Ishida Ueda Morita Hara Shibata
    Sakai Kudo Yokoyama Miyazaki Miyamoto Uchida Takagi Ando Taniguchi Ohno Maruyama Imai Takada Fujimoto Takeda Murata Ueno Sugiyama Masuda Sugawara Hirano
    Otsuka Kojima Chiba Kubo Matsui Iwasaki Sakurai Kinoshita Noguchi Matsuo Nomura Kikuchi Sano Onishi Sugimoto Arai Hamada Furukawa Ichikawa Mizuno Komatsu
    Shimada Koyama Takano Yamauchi Nishida Nagata Kawamura Kawaguchi Kawasaki Kawai Iida Iwata Iwamoto Higuchi Hirata Homma Honda Hoshino Hori Igarashi Imamura
    Inagaki Ishihara Ishiguro Iwai Kamata Kamiya Kataoka Katayama Kitagawa Kitamura Koizumi Kono Kubota Kumagai Kurihara Kuroda Matsubara Matsunaga Matsuoka
    Matsushita Mitsui Miyata Mizutani Mochizuki Morimoto Murayama Nagai Nagashima Nakai Nakanishi Nakata Naito Narita Nishi Nishikawa Nishiyama Oda Ogata Oishi
    Okazaki Okubo Omori Osawa Otani Ozaki Ozawa Sawada Seki Shibuya Shimura Shinohara Shiraishi Sugita Tachibana Taguchi Takemoto Takemura Takenaka Takizawa
    Tanabe Terada Toda Tominaga Tomita Tsuchiya Tsuda Tsuji Uehara Yagi Yano Yasuda Yokota Yoshikawa Yoshimura Yoshioka Asano Araki Asai Baba Doi Eguchi Enomoto`,
}
