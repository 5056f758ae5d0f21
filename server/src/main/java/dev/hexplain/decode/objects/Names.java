package dev.hexplain.decode.objects;

import dev.hexplain.decode.schema.SchemaMistake;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Names of values, numbered in the order they are added: the same for every decoder of the same class list. */
public final class Names {
    private static final int MOST = 1 << 16;

    private final List<Name> all = new ArrayList<>();
    private final Map<Name, Integer> numbers = new HashMap<>();

    /** @param first names of parts, numbered from 0 */
    public Names(List<String> first) {
        first.forEach(text -> all.add(Name.part(text)));
    }

    public int part(String text) {
        return number(Name.part(text));
    }

    public int member(String text) {
        return number(Name.member(text));
    }

    private int number(Name name) {
        return numbers.computeIfAbsent(name, added -> {
            if (all.size() == MOST) {
                throw new SchemaMistake("there are more names of fields than " + MOST);
            }
            all.add(added);
            return all.size() - 1;
        });
    }

    public Name get(int number) {
        return all.get(number);
    }
}
