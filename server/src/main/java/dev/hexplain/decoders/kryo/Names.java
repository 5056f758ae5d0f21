package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.objects.Name;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Names of values, numbered. */
final class Names {
    private static final int MOST = 1 << 16;

    private final List<Name> all = new ArrayList<>();
    private final Map<Name, Integer> numbers = new HashMap<>();

    /** An element, which its place names. */
    static final int ELEMENT = 0;

    static final int KEY = 1;
    static final int ENTRY = 2;
    static final int VALUE = 3;
    static final int CLASS = 4;
    static final int ELEMENT_CLASS = 5;
    static final int CLASS_NAME = 6;
    static final int COMPARATOR = 7;
    static final int NULLABLE = 8;

    Names() {
        List.of("value", "key", "entry", "value", "class", "elementClass", "className", "comparator",
                        "elementsCanBeNull")
                .forEach(text -> all.add(Name.part(text)));
    }

    int part(String text) {
        return number(Name.part(text));
    }

    int member(String text) {
        return number(Name.member(text));
    }

    private int number(Name name) {
        return numbers.computeIfAbsent(name, added -> {
            if (all.size() == MOST) {
                throw new IllegalArgumentException("There are more names of fields than " + MOST);
            }
            all.add(added);
            return all.size() - 1;
        });
    }

    Name get(int number) {
        return all.get(number);
    }
}
