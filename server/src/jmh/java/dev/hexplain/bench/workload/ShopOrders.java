package dev.hexplain.bench.workload;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;

/** Makes orders, the same ones in every run. A fifth of them is by a customer who ordered before. */
public final class ShopOrders {
    private static final Instant START = Instant.parse("2024-01-01T06:30:00Z");
    private static final int CUSTOMERS = 4096;
    private static final List<OrderStatus> STATUSES = List.of(OrderStatus.values());

    private final SplittableRandom random;
    private final ShopCustomer[] customers = new ShopCustomer[CUSTOMERS];
    private long count;

    public ShopOrders(long seed) {
        random = new SplittableRandom(seed);
    }

    /** The next order. */
    public ShopOrder next() {
        count++;
        ShopOrder order = new ShopOrder();
        order.id = String.format(Locale.ROOT, "ORD-%d-%07d", 2024 + count / 1_000_000, count);
        order.number = 700_000_000L + count;
        order.status = STATUSES.get(Math.min(random.nextInt(8), 5));
        order.customer = customer();
        order.deliveryAddress = chance(0.2) ? address() : null;
        order.created = START.plusMillis(count * 37_000 + random.nextInt(37_000));
        order.delivery = chance(0.7) ? LocalDate.of(2024, 1, 3).plusDays(count / 2300) : null;
        order.lines = many(lineCount(), this::line);
        order.total = order.lines.stream()
                .map(line -> line.price.multiply(BigDecimal.valueOf(line.quantity)))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        order.currency = ShopTexts.word(random, ShopTexts.CURRENCIES);
        order.priority = random.nextInt(4);
        order.weight = random.nextInt(1, 40_000) / 1000.0;
        order.loyaltyPoints = chance(0.4) ? random.nextInt(5000) : null;
        order.tags = many(random.nextInt(4), () -> ShopTexts.word(random, ShopTexts.TAGS));
        order.attributes = attributes();
        order.payments = many(chance(0.1) ? 2 : 1, () -> 90_000_000_000L + random.nextInt());
        order.comment = chance(0.25) ? ShopTexts.words(random, ShopTexts.COMMENT_WORDS, random.nextInt(2, 40)) : null;
        return order;
    }

    private ShopCustomer customer() {
        int slot = random.nextInt(CUSTOMERS);
        if (customers[slot] == null || chance(0.8)) {
            customers[slot] = newCustomer();
        }
        return customers[slot];
    }

    private ShopCustomer newCustomer() {
        ShopCustomer customer = new ShopCustomer();
        String first = ShopTexts.word(random, ShopTexts.FIRST_NAMES);
        String last = ShopTexts.word(random, ShopTexts.LAST_NAMES);
        customer.id = random.nextLong(1, 5_000_000);
        customer.name = first + " " + last;
        customer.email = (first + "." + last + random.nextInt(100) + "@example.com").toLowerCase(Locale.ROOT);
        customer.phone =
                chance(0.6) ? "+49 " + random.nextInt(100, 999) + " " + random.nextInt(100_000, 9_999_999) : null;
        customer.since = LocalDate.of(2010, 1, 1).plusDays(random.nextInt(5000));
        customer.address = address();
        return customer;
    }

    private PostalAddress address() {
        PostalAddress address = new PostalAddress();
        address.street = ShopTexts.word(random, ShopTexts.STREETS) + " Street " + random.nextInt(1, 250);
        address.addition = chance(0.15) ? "c/o " + ShopTexts.word(random, ShopTexts.LAST_NAMES) : null;
        address.postalCode = Integer.toString(random.nextInt(10_000, 99_999));
        address.city = ShopTexts.word(random, ShopTexts.CITIES);
        address.country = ShopTexts.word(random, ShopTexts.COUNTRIES);
        return address;
    }

    private OrderLine line() {
        OrderLine line = new OrderLine();
        int product = (int) Math.pow(200_000, random.nextDouble());
        SplittableRandom itself = new SplittableRandom(product); // the same number is the same product
        line.sku = String.format(Locale.ROOT, "SKU-%06d", product);
        line.title = ShopTexts.words(itself, ShopTexts.PRODUCT_WORDS, itself.nextInt(2, 9));
        line.quantity = Math.max(1, (int) Math.pow(12, random.nextDouble()) - 1);
        line.price = BigDecimal.valueOf(itself.nextInt(99, 60_000), 2);
        line.discount = chance(0.2) ? random.nextInt(1, 60) / 2.0 : null;
        line.gift = chance(0.05);
        line.options = many(chance(0.3) ? 2 : 0, () -> ShopTexts.word(random, ShopTexts.PRODUCT_WORDS));
        return line;
    }

    private Map<String, String> attributes() {
        Map<String, String> attributes = new HashMap<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            attributes.put(
                    ShopTexts.word(random, ShopTexts.ATTRIBUTES), ShopTexts.word(random, ShopTexts.PRODUCT_WORDS));
        }
        return attributes;
    }

    /** Mostly one to four; one order in a hundred has up to sixty. */
    private int lineCount() {
        return chance(0.01) ? random.nextInt(10, 60) : random.nextInt(1, 5);
    }

    private boolean chance(double share) {
        return random.nextDouble() < share;
    }

    private static <T> List<T> many(int count, Content<T> content) {
        List<T> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(content.next());
        }
        return list;
    }

    @FunctionalInterface
    private interface Content<T> {
        T next();
    }
}
