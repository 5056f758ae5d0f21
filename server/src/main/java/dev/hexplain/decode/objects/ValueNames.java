package dev.hexplain.decode.objects;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Names of values, numbered in the order they are added: the same for every decoder of the same class list. */
public final class ValueNames {
    private static final int MOST = 1 << 16;

    private final List<ValueName> all = new ArrayList<>();
    private final Map<ValueName, Integer> numbers = new HashMap<>();

    /** @param first names of parts, numbered from 0 */
    public ValueNames(List<String> first) {
        first.forEach(text -> all.add(ValueName.part(text)));
    }

    public int part(String text) {
        return number(ValueName.part(text));
    }

    public int member(String text) {
        return number(ValueName.member(text));
    }

    private int number(ValueName name) {
        return numbers.computeIfAbsent(name, added -> {
            if (all.size() == MOST) {
                throw new SchemaDiagnostic("there are more names of fields than " + MOST);
            }
            all.add(added);
            return all.size() - 1;
        });
    }

    public ValueName get(int number) {
        return all.get(number);
    }
}
