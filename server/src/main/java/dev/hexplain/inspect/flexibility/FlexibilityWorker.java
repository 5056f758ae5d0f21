package dev.hexplain.inspect.flexibility;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.evolution.ChangeTrial;
import dev.hexplain.codecs.evolution.Direction;
import dev.hexplain.codecs.evolution.SchemaChange;
import dev.hexplain.codecs.evolution.SchemaChanges;
import dev.hexplain.codecs.registry.Codecs;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The program that tries all codecs with all changes, and writes a {@link TrialCell} as JSON for each, one a line. A
 * process of its own, because some codecs overflow the stack, and none can be cancelled.
 */
final class FlexibilityWorker {
    private static final JsonMapper JSON = new JsonMapper();

    private FlexibilityWorker() {}

    public static void main(String[] arguments) throws IOException {
        // What libraries print must not come between cells: it goes where errors go.
        System.setOut(System.err);
        PrintStream cells = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        for (SchemaChange change : SchemaChanges.all()) {
            ChangeTrial trial = new ChangeTrial(change);
            for (Direction direction : change.directions()) {
                for (Codec codec : Codecs.all()) {
                    cells.println(JSON.writeValueAsString(TrialCell.of(trial.run(codec, direction))));
                    if (cells.checkError()) {
                        System.exit(1); // nobody listens any more
                    }
                }
            }
        }
        System.exit(0); // a library may have left threads
    }
}
