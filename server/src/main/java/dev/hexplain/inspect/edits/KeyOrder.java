package dev.hexplain.inspect.edits;

import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ValuePath;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Where a new key of a map, or a new element of a set, belongs: in the order of the others, all of which are looked at, or
 * behind them where they have none. Numbers are in the order of numbers.
 */
final class KeyOrder {
    private static final int PAGE = 1000;
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,40}(\\.[0-9]{1,40})?");

    private final String added;
    private final List<Order> ofTexts = both(Comparator.naturalOrder());
    private final List<Order> ofNumbers = both(Comparator.comparing(BigDecimal::new));
    private boolean areNumbers;
    private @Nullable String last;
    private long count;

    private KeyOrder(String added) {
        this.added = added;
        this.areNumbers = isNumber(added);
    }

    private static List<Order> both(Comparator<String> ascending) {
        return List.of(new Order(ascending), new Order(ascending.reversed()));
    }

    /** An order that keys may have. */
    private static final class Order {
        private final Comparator<String> by;
        private boolean holds = true;
        private long before;

        Order(Comparator<String> by) {
            this.by = by;
        }

        void add(@Nullable String last, String key, String added) {
            holds = holds && (last == null || by.compare(last, key) < 0);
            before += holds && by.compare(key, added) < 0 ? 1 : 0;
        }
    }

    /** The number that a new key is to have among the entries of a map. */
    static long ofKey(Paged<LogicalValue.Entry> entries, String added) {
        return of(entries, LogicalValue.Entry::key, added);
    }

    /** The number that a new element is to have among those of a set. */
    static long ofElement(Paged<LogicalValue> elements, String added) {
        return of(elements, Function.identity(), added);
    }

    private static <T> long of(Paged<T> parts, Function<T, LogicalValue> key, String added) {
        KeyOrder order = new KeyOrder(added);
        for (long from = 0; from < parts.count(); from += PAGE) {
            RequestDeadline.requireAsked();
            parts.page(from, PAGE).forEach(part -> order.add(ValuePath.keyText(key.apply(part))));
        }
        return order.place();
    }

    private void add(String key) {
        areNumbers = areNumbers && isNumber(key);
        if (areNumbers) {
            ofNumbers.forEach(order -> order.add(last, key, added));
        }
        ofTexts.forEach(order -> order.add(last, key, added));
        last = key;
        count++;
    }

    private long place() {
        return (areNumbers ? ofNumbers : ofTexts)
                .stream()
                        .filter(order -> order.holds && count > 1)
                        .findFirst()
                        .map(order -> order.before)
                        .orElse(count);
    }

    private static boolean isNumber(String key) {
        return NUMBER.matcher(key).matches();
    }
}
