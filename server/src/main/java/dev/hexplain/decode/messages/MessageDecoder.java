package dev.hexplain.decode.messages;

import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.Lazy;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Base class of decoders of protocols: of one direction of a connection, whose messages a grammar reads. */
public abstract class MessageDecoder extends GrammarDecoder {
    private final Lazy<Shapes> shapes;

    /**
     * @param version changes when earlier indexes can no longer be read
     * @param shapes makes the shapes, when a tree first needs them
     */
    protected MessageDecoder(
            FormatHandle format, int version, Supplier<Shapes> shapes, Function<Parse, ? extends Grammar> grammar) {
        super(format, version, grammar);
        this.shapes = Lazy.of(shapes);
    }

    @Override
    public final Shapes shapes() {
        return shapes.get();
    }

    @Override
    public final boolean isProtocol() {
        return true;
    }

    @Override
    public abstract Optional<Message> messageOf(FieldTree tree, Field field);
}
