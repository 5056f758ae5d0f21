package dev.hexplain.testing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Documents of everything that JSON has. */
public final class RandomDocuments {
    private static final String[] NAMES = {"a", "price", "aLongerNameThanOthers", "", "é", "x y", "q\"", "1", "b.c"};

    private RandomDocuments() {}

    public static Object document(Random random) {
        return value(random, 4);
    }

    private static Object value(Random random, int depth) {
        return switch (random.nextInt(depth > 0 ? 9 : 6)) {
            case 0 -> random.nextInt();
            case 1 -> random.nextGaussian();
            case 2 -> text(random);
            case 3 -> random.nextBoolean();
            case 4 -> null;
            case 5 -> new BigDecimal(random.nextLong()).movePointLeft(random.nextInt(30));
            case 6 -> list(random, depth);
            default -> map(random, depth);
        };
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(random.nextInt(10) == 0 ? 3000 : 20); i > 0; i--) {
            text.appendCodePoint("aé中\uD83D\uDE00\n\"\\\u0001/".codePoints().toArray()[random.nextInt(9)]);
        }
        return text.toString();
    }

    private static List<Object> list(Random random, int depth) {
        List<Object> list = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            list.add(value(random, depth - 1));
        }
        return list;
    }

    private static Map<String, Object> map(Random random, int depth) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            map.put(NAMES[random.nextInt(NAMES.length)], value(random, depth - 1));
        }
        return map;
    }
}
