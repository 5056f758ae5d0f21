package dev.hexplain.inspect.captures;

import dev.hexplain.inspect.captures.Conversation.Item;
import dev.hexplain.inspect.captures.ConversationMessageViews.Sides;
import dev.hexplain.tree.RequestDeadline;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/**
 * Which messages of a conversation have all of some words: in what they are called, or in their bytes. A request
 * comes with its response, and a response with its request.
 *
 * @param words in small letters
 */
record MessageFilter(Conversation conversation, Sides sides, List<String> words) {
    /** The numbers of the messages, ascending. */
    int[] numbers() {
        BitSet fitting = new BitSet();
        for (int number = 0; number < conversation.count(); number++) {
            RequestDeadline.requireAsked();
            if (has(conversation.at(number))) {
                fitting.set(number);
                long partner = conversation.partner(number);
                if (partner >= 0) {
                    fitting.set(Math.toIntExact(partner));
                }
            }
        }
        return fitting.stream().toArray();
    }

    private boolean has(Item item) {
        String title = item.message() == null ? "" : item.message().title().toLowerCase(Locale.ROOT);
        SentText sent = new SentText(sides.of(item.side()).stream());
        return words.stream().allMatch(word -> title.contains(word) || sent.has(word, item.offset(), item.length()));
    }
}
