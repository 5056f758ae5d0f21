package dev.hexplain.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Where two plain values differ, path by path. Empty lists, maps and objects are alike: many formats write them alike. */
public final class Differences {
    private static final int SHOWN = 60;

    private Differences() {}

    public static List<String> of(@Nullable Object expected, @Nullable Object found) {
        Map<String, String> wanted = new LinkedHashMap<>();
        Map<String, String> there = new LinkedHashMap<>();
        flatten("", expected, wanted);
        flatten("", found, there);
        List<String> differences = new ArrayList<>();
        wanted.forEach((path, value) -> {
            String other = there.remove(path);
            if (!Objects.equals(value, other)) {
                differences.add(path + " is " + shown(value) + ", found " + shown(String.valueOf(other)));
            }
        });
        there.forEach((path, value) -> differences.add(path + " is not there, found " + shown(value)));
        return differences;
    }

    private static String shown(String text) {
        return text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
    }

    private static void flatten(String path, @Nullable Object value, Map<String, String> into) {
        switch (value) {
            case Map<?, ?> map when !map.isEmpty() -> map.forEach((key, each) -> flatten(path + "." + key, each, into));
            case List<?> list
            when !list.isEmpty() -> {
                for (int i = 0; i < list.size(); i++) {
                    flatten(path + "[" + i + "]", list.get(i), into);
                }
            }
            case Map<?, ?> map -> into.put(path, "(empty)");
            case List<?> list -> into.put(path, "(empty)");
            case null -> into.put(path, "null");
            default -> into.put(path, value.getClass().getSimpleName() + " " + value);
        }
    }
}
