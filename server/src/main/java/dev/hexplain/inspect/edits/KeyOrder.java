package dev.hexplain.inspect.edits;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ValuePath;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Whether the keys of a map, or the elements of a set, stand in an order, and where another one belongs. */
record KeyOrder(List<String> keys) {
    private static final int PAGE = 1000;
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,40}(\\.[0-9]{1,40})?");

    /** Keys that are looked at: of a larger map, a new one is the last. */
    private static final int MOST = 100_000;

    static KeyOrder ofKeys(Paged<LogicalValue.Entry> entries) {
        return of(entries, LogicalValue.Entry::key);
    }

    static KeyOrder ofElements(Paged<LogicalValue> elements) {
        return of(elements, Function.identity());
    }

    private static <T> KeyOrder of(Paged<T> parts, Function<T, LogicalValue> key) {
        List<String> keys = new ArrayList<>();
        for (long from = 0; from < Math.min(MOST, parts.count()); from += PAGE) {
            parts.page(from, PAGE).forEach(part -> keys.add(ValuePath.keyText(key.apply(part))));
        }
        return new KeyOrder(keys);
    }

    /** The number that a new key is to have among them. */
    long placeOf(String key) {
        Comparator<String> natural = isNumeric(key) && keys.stream().allMatch(KeyOrder::isNumeric)
                ? Comparator.comparing(BigDecimal::new)
                : Comparator.naturalOrder();
        return List.<Function<Comparator<String>, Comparator<String>>>of(Function.identity(), Comparator::reversed)
                .stream()
                .map(direction -> direction.apply(natural))
                .filter(this::isSorted)
                .findFirst()
                .map(order -> keys.stream()
                        .filter(each -> order.compare(each, key) < 0)
                        .count())
                .orElse((long) keys.size());
    }

    private boolean isSorted(Comparator<String> order) {
        return keys.size() > 1
                && keys.size() < MOST
                && IntStream.range(1, keys.size()).allMatch(i -> order.compare(keys.get(i - 1), keys.get(i)) < 0);
    }

    private static boolean isNumeric(String key) {
        return NUMBER.matcher(key).matches();
    }
}
