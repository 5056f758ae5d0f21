package dev.hexplain.inspect.risks;

import java.util.function.Consumer;

/** Passes on the checks of a stream, and nothing else of it. */
final class AskedChecks implements ObjectStreamVisitor {
    private final Consumer<FilterCheck> then;
    private long longestArray;
    private long count;

    AskedChecks(Consumer<FilterCheck> then) {
        this.then = then;
    }

    long longestArray() {
        return longestArray;
    }

    long count() {
        return count;
    }

    @Override
    public void check(FilterCheck check) {
        count++;
        longestArray = Math.max(longestArray, check.arrayLength());
        then.accept(check);
    }
}
