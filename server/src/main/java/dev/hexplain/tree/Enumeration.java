package dev.hexplain.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Names of integer values.
 *
 * @param id the enumeration's name in its descriptor
 * @param flags whether the values are bits that combine
 * @param symbols by value
 */
public record Enumeration(String id, boolean flags, Map<Long, Symbol> symbols) {
    public Enumeration {
        symbols = Map.copyOf(symbols);
    }

    /**
     * One name.
     *
     * @param name as its specification spells it
     * @param doc what it means; may be empty
     */
    public record Symbol(String name, String doc) {}

    /** All symbols, in the order of their values. */
    public List<String> names() {
        return symbols.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(each -> each.getValue().name())
                .toList();
    }

    /** The symbol of a value; for flags, those of its bits, joined with {@code |}. */
    public Optional<String> nameOf(long value) {
        Symbol whole = symbols.get(value);
        if (whole != null) {
            return Optional.of(whole.name());
        }
        return flags ? Optional.of(String.join(" | ", namesOfBits(value))) : Optional.empty();
    }

    /** The value that a name stands for, or, of flags, names in any order with {@code |} between them. */
    public Optional<Long> valueOf(String name) {
        long value = 0;
        for (String each : flags ? name.split(" *\\| *", -1) : new String[] {name}) {
            Optional<Long> named = symbols.entrySet().stream()
                    .filter(symbol -> symbol.getValue().name().equals(each))
                    .map(Map.Entry::getKey)
                    .min(Comparator.naturalOrder());
            if (named.isEmpty()) {
                return Optional.empty();
            }
            value |= named.get();
        }
        return Optional.of(value);
    }

    /** What a value means, where it has one symbol. */
    public Optional<String> docOf(long value) {
        return Optional.ofNullable(symbols.get(value)).map(Symbol::doc).filter(doc -> !doc.isEmpty());
    }

    /** A symbol for each bit that is set; an unnamed bit as its number. */
    public List<String> namesOfBits(long value) {
        List<String> names = new ArrayList<>();
        for (long rest = value; rest != 0; rest &= rest - 1) {
            long bit = Long.lowestOneBit(rest);
            Symbol symbol = symbols.get(bit);
            names.add(symbol == null ? "0x%02X".formatted(bit) : symbol.name());
        }
        return names.isEmpty() ? List.of("0") : names;
    }
}
