package dev.hexplain.bench.workload;

import java.util.List;
import java.util.SplittableRandom;

/** Words as they are distributed in texts: the first of a list is the most frequent, the tenth a tenth as frequent. */
final class ShopTexts {
    static final List<String> FIRST_NAMES = words(
            "Maria Anna José Mohammed Wei Olga Søren Fatima John Emma Jürgen Léa"
                    + " Tomasz Ayşe Björn Chiara Deepak Elif Francisco Grażyna Hiroshi Ivana Kwame Lars Mónica Nguyễn Oleksandr Priya");
    static final List<String> LAST_NAMES = words(
            "Smith Müller García Wang Silva Ivanova Nielsen Rossi Kim Nowak Dubois"
                    + " Yılmaz Andersson Schröder Okafor O'Brien Fernández Łukasik van-Dijk Papadopoulos Szabó Tanaka Weiß Åkesson");
    static final List<String> CITIES = words("Hamburg Paris Oulu Tbilisi Leipzig San-Francisco München Łódź Malmö"
            + " Nizhny-Novgorod Zürich São-Paulo Kyiv Reykjavík Newcastle-upon-Tyne Bad-Homburg-vor-der-Höhe");
    static final List<String> STREETS =
            words("Main High Station Church Park Mill Bahnhof Linden Schiller Victoria Goethe King Harbour Königs");
    static final List<String> COUNTRIES = words("DE FR US GB PL SE BR CH UA FI IS GE");
    static final List<String> CURRENCIES = words("EUR USD GBP PLN SEK CHF");
    static final List<String> TAGS = words("web app gift express b2b subscription returning fragile oversize preorder");
    static final List<String> ATTRIBUTES = words("channel campaign browser device locale warehouse carrier coupon");
    static final List<String> PRODUCT_WORDS = words(
            "cotton shirt black steel cable pack usb-c lamp organic wool set of 3"
                    + " adjustable desk mini case blue waterproof jacket cordless drill 18V stainless bottle 750ml kids running shoes"
                    + " ceramic mug LED strip leather wallet noise-cancelling headphones crème brûlée torch espresso grinder");
    static final List<String> COMMENT_WORDS =
            words("please the leave with at neighbour door call before delivery if not"
                    + " home thanks bell is broken ring twice parcel behind shed this for my mother's birthday no invoice inside ☺"
                    + " zweiter Stock links bitte nicht knicken");

    private ShopTexts() {}

    private static List<String> words(String text) {
        return List.of(text.split(" "));
    }

    static String word(SplittableRandom random, List<String> words) {
        double harmonic = Math.pow(words.size() + 1.0, random.nextDouble());
        return words.get(Math.min(words.size() - 1, (int) harmonic - 1)).replace('-', ' ');
    }

    static String words(SplittableRandom random, List<String> words, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(i == 0 ? "" : " ").append(word(random, words));
        }
        return text.toString();
    }
}
