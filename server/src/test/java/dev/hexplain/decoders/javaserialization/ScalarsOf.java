package dev.hexplain.decoders.javaserialization;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ValueWalk;
import java.util.ArrayList;
import java.util.List;

/** The scalars in a value, keys left out. */
final class ScalarsOf {
    private ScalarsOf() {}

    static List<LogicalValue> value(LogicalValue value) {
        List<LogicalValue> scalars = new ArrayList<>();
        ValueWalk.of(value, new ValueWalk.Visitor() {
            @Override
            public void begin(LogicalValue part) {
                if (part instanceof LogicalValue.Scalar) {
                    scalars.add(part);
                }
            }

            @Override
            public void end(LogicalValue part) {}
        });
        return scalars;
    }
}
