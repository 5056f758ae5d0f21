package dev.hexplain.inspect.print;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ValuePath;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The keys of a map as names of members: where two keys have the same text, as 1 and "1", or one is too long, they are none. */
final class MemberKeys {
    /** Entries that are looked at: in a larger map, those behind them are taken to be like them. */
    private static final int MOST = 1 << 16;

    private static final int PAGE = 1 << 10;

    private MemberKeys() {}

    /** A key as text: that of a scalar is whole. */
    static String name(LogicalValue key) {
        return key instanceof LogicalValue.Scalar scalar
                ? scalar.text().first(Integer.MAX_VALUE >> 3)
                : ValuePath.keyText(key);
    }

    static boolean areDistinct(LogicalValue.Mapping map) {
        Paged<LogicalValue.Entry> entries = map.entries();
        Set<String> names = new HashSet<>();
        long count = Math.min(MOST, entries.count());
        for (long from = 0; from < count; from += PAGE) {
            List<LogicalValue.Entry> page = entries.page(from, (int) Math.min(PAGE, count - from));
            if (!page.stream().allMatch(entry -> ValuePath.isWholeKey(entry.key()) && names.add(name(entry.key())))) {
                return false;
            }
        }
        return true;
    }
}
