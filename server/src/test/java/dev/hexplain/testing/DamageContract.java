package dev.hexplain.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.tree.FieldTree;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What holds of a decoder whatever is broken. A test class that implements it says of which, and by which bytes. */
public interface DamageContract {
    Decoder decoder();

    /** Streams without a mistake: one of each kind, and short, as each is read hundreds of times. */
    List<byte[]> whole();

    /** A first byte that means something, of any; makes of noise what nearly is a stream. */
    default byte meaningful(byte any) {
        return (byte) (any & 0x0F);
    }

    @Test
    default void what_is_whole_is_explained_to_the_last_byte() {
        Survival survival = new Survival(decoder());
        for (byte[] bytes : whole()) {
            FieldTree tree = survival.decode(bytes);
            assertThat(tree.facts().issues())
                    .as(HexFormat.of().formatHex(bytes))
                    .isEmpty();
            assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        }
    }

    @Test
    default void every_prefix_gives_a_tree() {
        whole().forEach(new Survival(decoder())::readPrefixes);
    }

    @Test
    default void every_changed_byte_gives_a_tree() {
        whole().forEach(new Survival(decoder())::readChanged);
    }

    @Test
    default void noise_gives_a_tree() {
        Survival survival = new Survival(decoder());
        Random random = new Random(4);
        for (int i = 0; i < 1000; i++) {
            byte[] bytes = new byte[random.nextInt(80)];
            random.nextBytes(bytes);
            survival.read(bytes);
            for (int at = 0; at < bytes.length; at++) {
                bytes[at] = meaningful(bytes[at]);
            }
            survival.read(bytes);
        }
    }
}
